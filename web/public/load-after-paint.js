// Fetches the scripts of a prerendered page after its first paint.
const { entry, parts } = document.currentScript.dataset;

// A button that is pressed before the scripts have loaded is clicked again once React hydrates its part of the page.
// React stops the propagation of a click that it cannot handle yet.
let pressed;
let hydrated = false;
addEventListener('click', ({ target }) => (pressed = target.closest?.('button')), true);
addEventListener('click', () => hydrated && (pressed = undefined));
addEventListener('hydrated', () => {
  hydrated = true;
  setTimeout(() => pressed?.click());
});

function load() {
  for (const href of parts.split(' ')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
  import(entry);
}

if (document.hidden) load();
else {
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    setTimeout(load);
  });
  painted.observe({ type: 'paint', buffered: true });
}
