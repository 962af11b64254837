# What the bands give away against the quickest of each width.
# From the caller: data, out, x_lo, x_hi, tau.
set output out
set logscale x
set xrange [x_lo:x_hi]
set yrange [0:1<*]
set xtics 1,2,1048576 format '%g'
unset mxtics
set grid lc rgb '#999999' lw 0.4
set key below left Left reverse vertical maxcols 1 samplen 3 height 0.6 noenhanced
set xlabel 'T (tokens in the call)'
set ylabel 'regret, %'
plot data using 1:2 with impulses lw 2 lc rgb '#0072B2' title 'schedule of the band against the quickest', \
     tau with lines dt 2 lw 1.5 lc rgb '#777777' title 'below this no band is moved'
