import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { SPACE_ACCENTS } from '@toolyard/core/content';

const sheet = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const THEMES = sheet('./space-themes.css');
const TOKENS = sheet('../styles/tokens.css');

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour of a property in the first rule whose selector ends with this. */
function colourIn(css: string, selector: string, property: string): string {
  const rule = css.slice(css.indexOf(`${selector} {`));
  const colour = new RegExp(`--${property}: (#[0-9a-f]{6})`).exec(rule)?.[1];
  if (colour === undefined) throw new Error(`no ${property} in ${selector}`);
  return colour;
}

const SURFACES = ['canvas', 'surface', 'sunken', 'pressed'];

it.each(SPACE_ACCENTS.filter((accent) => accent !== 'cobalt'))(
  'texts in %s have a contrast of 4.5 on every surface, in both themes',
  (accent) => {
    const faults = (['.light', '.dark'] as const).flatMap((theme) => {
      const own = `${theme === '.dark' ? '\n  .dark ' : '\n'}[data-accent='${accent}']`;
      const pairs = [
        ...SURFACES.map((surface) => [
          colourIn(THEMES, own, 'accent'),
          colourIn(TOKENS, theme, surface),
        ]),
        ['#ffffff', colourIn(THEMES, own, 'accent-solid')],
      ] as [string, string][];
      return pairs.filter(([a, b]) => contrast(a, b) < 4.5);
    });
    expect(faults).toEqual([]);
  },
);
