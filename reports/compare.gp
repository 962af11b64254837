# Best of A against best of B over T, with the 95 % interval where there is one.
# From the caller: data, out, x_lo, x_hi.
set output out
set logscale x
set xrange [x_lo:x_hi]
set yrange [*<0.98:1.02<*]
set xtics 1,2,1048576 format '%g'
unset mxtics
set grid lc rgb '#999999' lw 0.4
set key below left Left reverse vertical maxcols 1 samplen 2 height 0.6 noenhanced
set xlabel 'T (tokens in the call)'
set ylabel 'time of A / time of B'
plot 1 with lines dt 2 lw 1.5 lc rgb '#777777' title 'above: B is quicker', \
     for [i = 0:3] data index i using 1:2:3:4 with yerrorbars pt 7 ps 0.4 lc rgb word('#D55E00 #009E73 #999999 #0072B2', i + 1) title columnheader(2)
