// A page that came drawn is read first: its scripts are fetched once it has been painted.
const { entry, parts } = document.currentScript.dataset;

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
