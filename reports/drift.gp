# The read control, cell by cell in the order of time, against its median over the sessions.
# From the caller: data, out, colours, sessions, control.
set output out
set grid lc rgb '#999999' lw 0.4
set key below left Left reverse vertical maxcols 1 samplen 1 height 0.6 noenhanced
set xlabel 'cell, in the order of time'
set ylabel 'difference from the median of its cell, %'
set yrange [*<-1:1<*]
plot 0 with lines lw 1 lc rgb '#777777' notitle, \
     for [i = 0:sessions - 1] data index i using 1:2 with points pt 7 ps 0.35 lc rgb word(colours, i % 6 + 1) title columnheader(2)
