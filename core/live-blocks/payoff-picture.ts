import { html, joinHtml, type Html } from '../content/index.ts';
import type { CurvePoint } from '../options/analysis/index.ts';
import { signedAmountText } from '../options/templates/index.ts';
import { fromDollars, type Language } from '../shared/index.ts';
import {
  payoffCurves,
  payoffWords,
  pictureText,
  shortPrice,
  type PayoffCurves,
  type PayoffFigure,
} from './payoff-figure.ts';

/** Pixels of the picture. */
export const PICTURE = { width: 480, height: 280 } as const;

const FRAME = { right: 468, top: 44, bottom: 246 } as const;

/** Pixels that a label takes, with room beside it. */
const labelWidth = (text: string): number => 16 + 8 * text.length;

/** Colors of the page in both themes; a rise is red in Chinese. */
const styleOf = (language: Language): Html => {
  const [up, down] = language === 'en' ? ['green', 'red'] : ['red', 'green'];
  const colors = (paper: string, ink: string, line: string, hues: Record<string, string>) =>
    `.paper{fill:${paper}}text{fill:${ink}}.line{stroke:${line}}.zero{stroke:${ink}}.up{stroke:${hues[up]};fill:${hues[up]}}.down{stroke:${hues[down]};fill:${hues[down]}}.today{stroke:${hues['blue']}}.dot{fill:${paper};stroke:${ink}}.halo{stroke:${paper}}`;
  const light = { green: '#17724a', red: '#bd2028', blue: '#1f47c7' };
  const dark = { green: '#4fcf8f', red: '#ff9592', blue: '#92abff' };
  // Names of classes and colors are this file's own.
  return html`<style>
    text {
      font: 13px system-ui, sans-serif;
    }
    path {
      fill: none;
      stroke-width: 2;
      stroke-linejoin: round;
    }
    .line, .zero {
      stroke-width: 1;
    }
    .area {
      fill-opacity: 0.13;
      stroke: none !important;
    }
    .curve {
      fill: none !important;
    }
    .halo {
      paint-order: stroke;
      stroke-width: 3px;
    }
    ${colors('#fff', '#55514a', '#e4e1da', light)}
    @media (prefers-color-scheme: dark) {
      ${colors('#13161c', '#aab1bd', '#2b313c', dark)}
    }
  </style>`;
};

type Scale = (value: number) => number;

const scale =
  (from: number, to: number, start: number, end: number): Scale =>
  (value) =>
    Math.round((start + ((value - from) / (to - from)) * (end - start)) * 10) / 10;

/** Round numbers from `low` to `high`, about `most` of them. */
function roundNumbers(low: number, high: number, most: number): number[] {
  const rough = (high - low) / most;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((part) => part * unit).find((each) => each >= rough) ?? rough;
  const first = Math.ceil(low / step);
  return Array.from(
    { length: Math.floor(high / step) - first + 1 },
    (_, at) => (first + at) * step,
  );
}

function profitRange({ expiry, today }: PayoffCurves): [low: number, high: number] {
  const profits = [0, ...[...expiry, ...today].map(({ profit }) => profit)];
  const [low, high] = [Math.min(...profits), Math.max(...profits)];
  const room = (high - low || 1) * 0.1;
  return [low - room, high + room];
}

/** Those of ascending prices whose labels do not meet. */
function labelled(prices: readonly number[], x: Scale, text: (price: number) => string): number[] {
  let end = -Infinity;
  return prices.filter((price) => {
    const half = labelWidth(text(price)) / 2;
    if (x(price) - half < end) return false;
    end = x(price) + half;
    return true;
  });
}

/**
 * The payoff at expiry and today as an SVG of its own, without script: for feeds, and for readers whose browser runs no
 * scripts. It follows the theme of the reader.
 */
export function payoffPicture(figure: PayoffFigure, language: Language): string {
  const curves = payoffCurves(figure);
  const { right, top, bottom } = FRAME;
  const [low, high] = profitRange(curves);
  const amounts = roundNumbers(low, high, 5);
  const amountAt = (amount: number) => signedAmountText(fromDollars(amount));
  const left = Math.ceil(Math.max(...amounts.map((amount) => labelWidth(amountAt(amount)))));
  const x = scale(curves.from, curves.to, left, right);
  const y = scale(low, high, bottom, top);
  const words = payoffWords(figure, language);
  const path = (points: readonly CurvePoint[]) =>
    points.map((point, at) => `${at ? 'L' : 'M'}${x(point.price)} ${y(point.profit)}`).join('');
  const expiry = path(curves.expiry);
  const area = `${expiry}L${right} ${y(0)}L${left} ${y(0)}Z`;
  const spot = x(curves.spot);
  // Beside the legend at both ends.
  const spotText = Math.min(right - 80, Math.max(left + 110, spot));
  const sides = [
    ['up', top - 8, y(0) - top + 8],
    ['down', y(0), bottom - y(0) + 8],
  ] as const;
  return html`<svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 ${PICTURE.width} ${PICTURE.height}"
    width="${PICTURE.width}"
    height="${PICTURE.height}"
    role="img"
  >
    <title>${pictureText(figure, language)}</title>
    ${styleOf(language)}
    <rect class="paper" width="${PICTURE.width}" height="${PICTURE.height}" rx="8" />
    ${joinHtml(
      amounts.map(
        (amount) =>
          html`<path
              class="${amount === 0 ? 'zero' : 'line'}"
              d="M${left} ${y(amount)}H${right}"
            /><text x="${left - 8}" y="${y(amount) + 4}" text-anchor="end"
              >${amountAt(amount)}</text
            >`,
      ),
    )}
    ${joinHtml(
      sides.map(
        ([side, from, height]) =>
          html`<clipPath id="${side}"
              ><rect x="${left}" y="${from}" width="${right - left}" height="${height}" /></clipPath
            ><g clip-path="url(#${side})"
              ><path class="${side} area" d="${area}" /><path class="${side} curve" d="${expiry}"
            /></g>`,
      ),
    )}
    <path class="today" d="${path(curves.today)}" />
    <path class="zero" stroke-dasharray="3 3" d="M${spot} ${top - 8}V${bottom}" />
    <text x="${spotText}" y="${top - 14}" text-anchor="middle">
      ${`${figure.symbol} ${shortPrice(curves.spot)}`}
    </text>
    <path class="zero" d="M${left} ${bottom}H${right}" />
    ${joinHtml(
      labelled(curves.strikes, x, String).map(
        (strike) =>
          html`<path class="zero" d="M${x(strike)} ${bottom}v5" /><text
              x="${x(strike)}"
              y="${bottom + 18}"
              text-anchor="middle"
              >${strike}</text
            >`,
      ),
    )}
    ${joinHtml(
      curves.breakevens.map(
        (price) =>
          html`<circle class="dot" cx="${x(price)}" cy="${y(0)}" r="4" stroke-width="1.5" />`,
      ),
    )}
    ${joinHtml(
      labelled(curves.breakevens, x, shortPrice).map(
        (price) =>
          html`<text class="halo" x="${x(price)}" y="${y(0) - 10}" text-anchor="middle"
            >${shortPrice(price)}</text
          >`,
      ),
    )}
    <text x="${left}" y="18">${words.atExpiry}</text>
    <path class="up" d="M${left} 26h12" />
    <path class="down" d="M${left + 14} 26h12" />
    <text x="${right}" y="18" text-anchor="end">${words.today}</text>
    <path class="today" d="M${right - 26} 26h26" />
  </svg>`.text.replace(/\s*\n\s*/g, ' ');
}
