import { html, type Html } from '../content/index.ts';
import { textIn, type Language } from '../shared/index.ts';
import {
  boundsText,
  legsText,
  pictureText,
  premisesText,
  type PayoffFigure,
  type PayoffValues,
} from './payoff-figure.ts';
import { PICTURE } from './payoff-picture.ts';

/** Elements and attributes of `payoffHtml`. */
export const PAYOFF_ELEMENTS = {
  figure: ['data-payoff'],
  img: ['src', 'alt', 'loading', 'width', 'height'],
  figcaption: [],
  p: [],
  strong: [],
} as const;

/** Class of the figure in whose place the page draws its own chart. */
export const PAYOFF_CLASS = 'payoff-figure';

/** Path of the picture of a figure. */
export const PAYOFF_PICTURE_PATH = '/figures/payoff.svg';

/** The values as the query of an address; `payoffOf` reads it. */
const queryOf = (values: PayoffValues): string =>
  Object.entries(values)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');

/** The picture of a position with its legs and bounds in words: all that a reader without scripts gets. */
export function payoffHtml(
  values: PayoffValues,
  figure: PayoffFigure,
  { language, about, after }: { language: Language; about?: Html; after?: Html },
): Html {
  const query = queryOf(values);
  const name = textIn(figure.name, language);
  const bounds = boundsText(figure, language);
  return html`<figure class="${PAYOFF_CLASS}" data-payoff="${query}">
    <img
      src="${PAYOFF_PICTURE_PATH}?${query}&lang=${language}"
      alt="${pictureText(figure, language)}"
      width="${PICTURE.width}"
      height="${PICTURE.height}"
      loading="lazy"
    />
    <figcaption>
      <p><strong>${name}</strong> · ${premisesText(figure, language)}</p>
      ${about ?? null}
      <p>${legsText(figure, language)}</p>
      <p>${bounds}</p>
      ${after ?? null}
    </figcaption>
  </figure>`;
}

/** The same as text. */
export const payoffPlain = (figure: PayoffFigure, language: Language): string =>
  [
    textIn(figure.name, language),
    premisesText(figure, language),
    boundsText(figure, language),
  ].join('\n');
