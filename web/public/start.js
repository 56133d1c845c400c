// A page that came drawn is read first: its scripts are fetched once it has been painted.
const { entry, parts } = document.currentScript.dataset;

// A button that is pressed before they have come is pressed again when the page or its part is taken over.
// React stops a click that it cannot act on yet.
let pressed;
let heard = false;
addEventListener('click', ({ target }) => (pressed = target.closest?.('button')), true);
addEventListener('click', () => heard && (pressed = undefined));
addEventListener('takeover', () => {
  heard = true;
  setTimeout(() => pressed?.click());
});

function start() {
  for (const href of parts.split(' ')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
  import(entry);
}

if (document.hidden) start();
else {
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    setTimeout(start);
  });
  painted.observe({ type: 'paint', buffered: true });
}
