// Runs before the first paint: the theme and chosen price colours never flash in others.
try {
  const { classList, dataset } = document.documentElement;
  const theme = localStorage.getItem('theme');
  const system = window.matchMedia?.('(prefers-color-scheme: dark)').matches;
  if (theme === 'dark' || (theme !== 'light' && system)) classList.add('dark');
  const market = localStorage.getItem('marketColours');
  if (['cn', 'us', 'cb'].includes(market)) dataset.market = market;
} catch {
  // Storage is closed to us: the page stays as it came.
}
