# Before/after totals over T. Called with -e "data='...'; out='...'; backend='...'".
# Columns of data: T, before us, after us, after/before, its 5 % and its 95 %.
set terminal pngcairo size 900,600 font 'sans,11'
set output out
set multiplot layout 2,1 title "All projections of the model on ".backend
set logscale x 2
set xtics 2
set grid
set key below
set xrange [0.8:*]
set ylabel 'ms a pass'
set logscale y
plot data using 1:($2/1000) with linespoints pt 7 lc rgb '#888888' title 'generic table', \
     data using 1:($3/1000) with linespoints pt 7 lc rgb '#0060ad' title 'measured table'
unset logscale y
set yrange [0:*]
set ylabel 'times quicker'
set xlabel 'T (tokens in the call)'
plot data using 1:(1/$4):(1/$6):(1/$5) with yerrorlines pt 7 lc rgb '#0060ad' title 'before/after: median of paired ratios, 5..95 %', \
     1 with lines dt 2 lc rgb '#888888' notitle
unset multiplot
