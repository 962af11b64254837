# Winners on the roofline: the read rate of the control, the multiply-add rates of the sessions.
# From the caller: data, out, colours, classes, bandwidth, peaks, peak_names, x_lo, x_hi.
set output out
set logscale xy
set xrange [x_lo:x_hi]
set grid lc rgb '#999999' lw 0.4
set key below left Left reverse vertical maxcols 1 samplen 2 height 0.6 noenhanced
set xlabel 'operations a byte of weights and activations'
set ylabel 'TFLOP/s'
set xtics format '%g'
set ytics format '%g'
roof(x, peak) = x * bandwidth < peak ? x * bandwidth : peak
plot for [i = 1:words(peaks)] roof(x, real(word(peaks, i))) with lines lw 1.5 dt i + 1 lc rgb '#777777' title sprintf('%.2f TB/s read, %.0f TFLOP/s %s', bandwidth, real(word(peaks, i)), word(peak_names, i)), \
     for [i = 0:classes - 1] data index i using 1:2 with points pt 7 ps 0.4 lc rgb word(colours, i % 6 + 1) title columnheader(2)
