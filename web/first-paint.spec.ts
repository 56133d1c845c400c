import { readFileSync, statSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const page = file('./index.html');

/** Runs the file as the page does. */
function paint() {
  const script = document.createElement('script');
  script.textContent = file('./public/theme.js');
  document.head.append(script);
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
});

it.each([
  ['TH-01 nothing is stored: light', null, false],
  ['TH-04 dark is stored: the class is there before the first paint', 'dark', true],
  ['TH-04 light is stored: no class', 'light', false],
])('%s', (_name, theme, dark) => {
  if (theme) localStorage.setItem('theme', theme);
  paint();
  expect(document.documentElement.classList.contains('dark')).toBe(dark);
});

it.each([
  ['nothing is stored: dark as the system is', null, true],
  ['system is stored: dark as the system is', 'system', true],
  ['light is stored: light beside a dark system', 'light', false],
])('%s', (_name, theme, dark) => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  if (theme) localStorage.setItem('theme', theme);
  paint();
  Reflect.deleteProperty(window, 'matchMedia');
  expect(document.documentElement.classList.contains('dark')).toBe(dark);
});

describe('the web font', () => {
  const FONT = '/assets/inter-4.1.woff2';
  const preload = () => document.head.querySelector<HTMLLinkElement>('link[rel=preload]');
  const fetched = jest.fn<typeof fetch>();
  const { fetch: before, PerformanceObserver: observer } = globalThis;
  let painted: () => void = () => undefined;
  beforeEach(() => {
    globalThis.fetch = fetched.mockReset();
    globalThis.PerformanceObserver = class {
      constructor(private readonly onPaint: PerformanceObserverCallback) {}
      observe() {
        painted = () => this.onPaint({} as PerformanceObserverEntryList, this as never);
      }
      disconnect() {}
    } as unknown as typeof PerformanceObserver;
  });
  afterEach(() => {
    globalThis.fetch = before;
    globalThis.PerformanceObserver = observer;
    preload()?.remove();
    delete document.documentElement.dataset['font'];
  });
  const firstPaint = async (answer: Promise<Response>) => {
    fetched.mockReturnValue(answer);
    paint();
    expect(fetched).not.toHaveBeenCalled();
    painted();
    await Promise.allSettled([answer]);
    await new Promise((resolve) => setTimeout(resolve));
  };

  it('is fetched once the first visit has painted, and that page goes without it', async () => {
    await firstPaint(Promise.resolve(new Response('a font')));
    expect(fetched.mock.calls[0]?.[0]).toBe(FONT);
    expect(localStorage.getItem('font')).toBe(FONT);
    expect(preload()).toBeNull();
    expect(document.documentElement.dataset['font']).toBeUndefined();
  });

  it.each([
    ['is not there', () => Promise.resolve(new Response('', { status: 404 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ])('that %s is not counted as fetched', async (_name, answer) => {
    await firstPaint(answer());
    expect(localStorage.getItem('font')).toBeNull();
  });

  it('is used from the next page on, before it paints', () => {
    localStorage.setItem('font', FONT);
    paint();
    expect(preload()?.getAttribute('href')).toBe(FONT);
    expect(document.documentElement.dataset['font']).toBe('');
  });

  it('is the one of the style sheet, at most 45 KB', () => {
    const sheet = file('./styles/base.css');
    expect(sheet.split(FONT)).toHaveLength(3);
    expect(statSync(new URL(`./public${FONT}`, import.meta.url)).size).toBeLessThanOrEqual(45_000);
  });
});

it('TH-04 the theme file blocks, and stands before the application', () => {
  expect(page).toContain('<script src="/theme.js"></script>');
  expect(page.indexOf('/theme.js')).toBeLessThan(page.indexOf('/main.tsx'));
});

it('no script stands in the page itself, as the content policy demands', () =>
  expect(page.match(/<script(?![^>]*\ssrc=)/g)).toBeNull());
