import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from '@jest/globals';

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

it('TH-04 the theme file blocks, and stands before the application', () => {
  expect(page).toContain('<script src="/theme.js"></script>');
  expect(page.indexOf('/theme.js')).toBeLessThan(page.indexOf('/main.tsx'));
});

it('no script stands in the page itself, as the content policy demands', () =>
  expect(page.match(/<script(?![^>]*\ssrc=)/g)).toBeNull());
