// Runs before the first paint: the theme and chosen price colours never flash in others.
try {
  const { classList, dataset } = document.documentElement;
  const theme = localStorage.getItem('theme');
  const system = window.matchMedia?.('(prefers-color-scheme: dark)').matches;
  if (theme === 'dark' || (theme !== 'light' && system)) classList.add('dark');
  const market = localStorage.getItem('marketColours');
  if (['cn', 'us', 'cb'].includes(market)) dataset.market = market;

  // A web font that comes after the first paint moves what stands there. A first visit fetches it then for later ones,
  // which find it in the browser's cache before they paint.
  const font = '/assets/inter-4.1.woff2';
  if (localStorage.getItem('font') === font) {
    dataset.font = '';
    const link = document.createElement('link');
    Object.assign(link, {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: '',
      href: font,
    });
    document.head.append(link);
  } else {
    new PerformanceObserver(async (_paints, observer) => {
      observer.disconnect();
      const answer = await fetch(font, { priority: 'low' }).catch(() => undefined);
      if (answer?.ok && (await answer.blob()).size > 0) localStorage.setItem('font', font);
    }).observe({ type: 'paint', buffered: true });
  }
} catch {
  // Storage is closed to us: the page stays as it came.
}
