# Used share of the error limit over T.
# From the caller: data, out, colours, series, x_lo, x_hi.
set output out
set logscale x
set xrange [x_lo:x_hi]
set yrange [0:1.05<*]
set xtics 1,2,1048576 format '%g'
unset mxtics
set grid lc rgb '#999999' lw 0.4
set key below left Left reverse vertical maxcols 1 samplen 3 height 0.6 noenhanced
set xlabel 'T (tokens in the call)'
set ylabel 'share of the error limit'
plot for [i = 0:series - 1] data index i using 1:5 with linespoints pt 7 ps 0.35 lw 1.2 lc rgb word(colours, i + 1) title columnheader(2), \
     1 with lines dt 2 lw 1.5 lc rgb '#777777' title 'limit'
