// Runs before the first paint: a stored dark theme never flashes white.
try {
  if (localStorage.getItem('theme') === 'dark') document.documentElement.classList.add('dark');
} catch {
  // Storage is closed to us: the page stays light.
}
