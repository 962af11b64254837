/* Sorting by a click on a head, choosing rows; nothing is loaded from anywhere. */
document.querySelectorAll('table').forEach(function (table) {
  table.querySelectorAll('th').forEach(function (th, column) {
    th.tabIndex = 0;
    function sort() {
      var up = th.getAttribute('aria-sort') !== 'ascending';
      var rows = Array.from(table.tBodies[0].rows);
      function key(row) {
        var cell = row.cells[column], v = cell.getAttribute('data-v');
        return v === null ? cell.textContent : v === '' ? null : parseFloat(v);
      }
      rows.sort(function (a, b) {
        var x = key(a), y = key(b);
        if (x === null || y === null) return (x === null) - (y === null);
        return (typeof x === 'number' ? x - y : x.localeCompare(y)) * (up ? 1 : -1);
      });
      table.querySelectorAll('th').forEach(function (o) { o.removeAttribute('aria-sort'); });
      th.setAttribute('aria-sort', up ? 'ascending' : 'descending');
      rows.forEach(function (r) { table.tBodies[0].appendChild(r); });
    }
    th.addEventListener('click', sort);
    th.addEventListener('keydown', function (e) { if (e.key === 'Enter') sort(); });
  });
});
(function () {
  var shape = document.getElementById('f-shape'), verdict = document.getElementById('f-verdict'),
    text = document.getElementById('f-text'), grid = document.getElementById('grid');
  if (!shape) return;
  function filter() {
    Array.from(grid.tBodies[0].rows).forEach(function (r) {
      r.hidden = (shape.value && r.dataset.shape !== shape.value) ||
        (verdict.value && r.dataset.verdict !== verdict.value) ||
        (text.value && r.textContent.indexOf(text.value) < 0);
    });
  }
  [shape, verdict, text].forEach(function (e) { e.addEventListener('input', filter); });
})();
