# Time over T: the schedules that matter with min..p95 ribbons, all others thin, the floor dashed.
# Behind them the bands, in the colour of the schedule that serves them.
# From the caller: data, out, colours, series, others, x_lo, x_hi, y_lo, y_hi, unit, floor, bands.
set output out
set logscale xy
set xrange [x_lo:x_hi]
set yrange [y_lo:y_hi]
set xtics 1,2,1048576 format '%g'
unset mxtics
set ytics ()
set for [e = -3:7] ytics add (sprintf('%g', 10.0**e) 10.0**e, sprintf('%g', 2 * 10.0**e) 2 * 10.0**e, sprintf('%g', 5 * 10.0**e) 5 * 10.0**e)
set grid lc rgb '#999999' lw 0.4
set key below left Left reverse vertical maxcols 1 samplen 3 height 0.6 noenhanced
set xlabel 'T (tokens in the call)'
set ylabel 'time a launch, '.unit
plot for [i = series:series + others - 1] data index i using 1:2 skip 1 with lines lw 0.6 lc rgb '#aaaaaa' notitle, \
     for [i = 0:series - 1] data index i using 1:3:4 skip 1 with filledcurves fs transparent solid 0.25 noborder lc rgb word(colours, i + 1) notitle, \
     for [i = 0:series - 1] data index i using 1:2 with lines lw 2 lc rgb word(colours, i + 1) title columnheader(2), \
     data index series + others using 1:(floor ? $2 : NaN) with lines dt 2 lw 1.5 lc rgb '#777777' title 'floor of the winner: bytes at the read rate, or multiply-adds', \
     NaN with lines lw 0.6 lc rgb '#aaaaaa' title sprintf('%d other schedules', others)
