// Runs before the first paint: a chosen theme or chosen price colours never flash in others.
try {
  const { classList, dataset } = document.documentElement;
  if (localStorage.getItem('theme') === 'dark') classList.add('dark');
  const market = localStorage.getItem('marketColours');
  if (['cn', 'us', 'cb'].includes(market)) dataset.market = market;
} catch {
  // Storage is closed to us: the page stays as it came.
}
