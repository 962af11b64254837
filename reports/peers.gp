# Time of the best peer / time of the best candidate, with its 95 % interval.
# From the caller: data, out.
set output out
set style fill solid 0.7 noborder
set boxwidth 0.7
set yrange [0:*]
set xrange [-0.8:*]
set lmargin 20
set grid y lc rgb '#999999' lw 0.4
set key below left Left reverse height 0.6 noenhanced
set xtics rotate by 50 right font ',9' noenhanced
set ylabel 'peer / candidate, times'
plot data using 0:2:3:4:(0.7):xtic(1) with boxerrorbars lc rgb '#0072B2' title 'above 1 the candidate is quicker', \
     1 with lines dt 2 lw 1.5 lc rgb '#777777' notitle
