/** Colours of links and buttons on the pages of a space; the first is that of the product. */
export const SPACE_ACCENTS = ['cobalt', 'teal', 'plum', 'olive', 'rose', 'amber'] as const;
export type SpaceAccent = (typeof SPACE_ACCENTS)[number];

/** Of the texts of articles. */
export const SPACE_TYPEFACES = ['sans', 'serif'] as const;
export type SpaceTypeface = (typeof SPACE_TYPEFACES)[number];

/** What the pages of a space look like: names of design tokens, so that both themes of the site stay legible. */
export interface SpaceTheme {
  readonly accent: SpaceAccent;
  readonly typeface: SpaceTypeface;
}
