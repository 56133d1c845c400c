import type { Ref } from 'react';
import { PayoffStill } from '../../../../charts/payoff-still.tsx';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { MARK, WORD } from '../../../../shell/brand.tsx';
import { LegShape } from '../legs/leg-mark.tsx';
import { fitted, linesOf } from './text-layout.ts';
import type { SheetFigure, TradeSheet } from './trade-sheet.ts';

/** `card`: 1200 by 630, what social networks show of a link. `full`: as high as all legs and figures need. */
export type PictureSize = 'card' | 'full';

const WIDTH = 1200;
const CARD_HEIGHT = 630;
const MARGIN = 44;
const RIGHT = WIDTH - MARGIN;
const TOP = 118;

type Ink = 'ink' | 'ink-2' | 'ink-3' | 'up' | 'down';

interface WordsProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink?: Ink;
  readonly weight?: 400 | 500 | 600;
  readonly end?: boolean;
  readonly children: string;
}

const Words = ({ x, y, size, ink = 'ink', weight = 400, end = false, children }: WordsProps) => (
  <text
    x={x}
    y={y}
    textAnchor={end ? 'end' : 'start'}
    className="figures"
    style={{ font: `${weight} ${size}px/1 var(--ff-sans)`, fill: `var(--${ink})` }}
  >
    {children}
  </text>
);

const inkOf = (sign: number): Ink => (sign > 0 ? 'up' : sign < 0 ? 'down' : 'ink');

interface PictureProps {
  readonly sheet: TradeSheet;
  readonly size: PictureSize;
  readonly ref?: Ref<SVGSVGElement>;
}

/** The picture of a trade: what it is, its payoff, key figures and legs, the model and the source. */
export function TradePicture({ sheet, size, ref }: PictureProps) {
  const language = useLanguage();
  const places = fullPlaces(sheet);
  const model = linesOf(sheet.model, RIGHT - MARGIN, 13, size === 'card' ? 2 : Infinity);
  const height = size === 'card' ? CARD_HEIGHT : places.bottom + 50 + 18 * model.length;
  const foot = size === 'card' ? 552 : places.bottom;
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${height}`}
      className="block h-auto w-full text-ink"
      lang={language}
      role="img"
      aria-label={`${sheet.title}, ${sheet.spot}`}
    >
      <rect width={WIDTH} height={height} style={{ fill: 'var(--surface)' }} />
      <Words x={MARGIN} y={68} size={30} weight={600}>
        {fitted(sheet.title, 860, 30)}
      </Words>
      <Words x={MARGIN} y={98} size={16} ink="ink-2">
        {`${sheet.spot} · ${sheet.time}`}
      </Words>
      <BrandLine x={952} y={46} />
      {size === 'card' ? <Card sheet={sheet} /> : <Full sheet={sheet} places={places} />}
      <path d={`M${MARGIN} ${foot}H${RIGHT}`} style={{ stroke: 'var(--line)' }} />
      <Words x={MARGIN} y={foot + 23} size={14} weight={600}>
        {sheet.source}
      </Words>
      {model.map((line, i) => (
        <Words key={i} x={MARGIN} y={foot + 43 + 18 * i} size={13} ink="ink-3">
          {line}
        </Words>
      ))}
    </svg>
  );
}

/** Mark, word and Chinese name, 204 wide. */
const BrandLine = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <g transform="scale(1.5)">
      <path d={MARK.letter} style={{ fill: 'var(--ink)' }} />
      <path d={MARK.foot} style={{ fill: 'var(--accent-solid)' }} />
    </g>
    <path d={WORD} transform="translate(34 3) scale(0.86)" style={{ fill: 'var(--ink)' }} />
    <path d="M140 2v20" style={{ stroke: 'var(--line-2)' }} />
    <Words x={154} y={18} size={16} weight={500} ink="ink-3">
      工具坊
    </Words>
  </g>
);

interface ChartProps {
  readonly sheet: TradeSheet;
  readonly width: number;
  readonly height: number;
  /** How much larger than on the page. */
  readonly scale: number;
}

/** The payoff at the left margin, and under it what its lines are. */
function Chart({ sheet: { chart }, width, height, scale }: ChartProps) {
  const t = useText();
  if (!chart)
    return (
      <Words x={MARGIN} y={TOP + height / 2} size={16} ink="ink-2">
        {t('analysis.unpriced')}
      </Words>
    );
  const keys = [
    { text: chart.words.atExpiry, strokes: ['up', 'down'] },
    ...(chart.today ? [{ text: chart.words.today, strokes: ['accent', 'accent'] }] : []),
  ];
  return (
    <>
      <g transform={`translate(${MARGIN - 8} ${TOP}) scale(${scale})`}>
        <PayoffStill {...chart} width={width / scale} height={height / scale} />
      </g>
      {keys.map(({ text, strokes }, i) => (
        <g key={text} transform={`translate(${MARGIN + 180 * i} ${TOP + height + 16})`}>
          <path d="M0 -4h10" strokeWidth={2.5} style={{ stroke: `var(--${strokes[0]})` }} />
          <path d="M10 -4h10" strokeWidth={2.5} style={{ stroke: `var(--${strokes[1]})` }} />
          <Words x={28} y={0} size={13} ink="ink-2">
            {text}
          </Words>
        </g>
      ))}
    </>
  );
}

interface FigureProps {
  readonly figure: SheetFigure;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const Figure = ({ figure: { label, value, sign }, x, y, width }: FigureProps) => (
  <g>
    <Words x={x} y={y + 13} size={13} ink="ink-2">
      {fitted(label, width, 13)}
    </Words>
    <Words x={x} y={y + 37} size={19} weight={600} ink={inkOf(sign)}>
      {fitted(value, width, 19)}
    </Words>
  </g>
);

function Result({ result, y, x }: Pick<FigureProps, 'x' | 'y'> & Pick<TradeSheet, 'result'>) {
  if (!result) return null;
  return (
    <g>
      <Words x={x} y={y + 13} size={13} ink="ink-2">
        {result.label}
      </Words>
      <Words x={x} y={y + 54} size={40} weight={600} ink={inkOf(result.sign)}>
        {result.value}
      </Words>
      <Words x={x} y={y + 78} size={14} ink="ink-2">
        {result.note}
      </Words>
    </g>
  );
}

const RESULT_HEIGHT = 98;
const FIGURE_HEIGHT = 54;

const CARD_X = 784;
const CARD_FIGURES = { least: 6, most: 8 } as const;
const CARD_LEG = 25;
const CARD_LEGS_END = 530;

function Card({ sheet }: { readonly sheet: TradeSheet }) {
  const t = useText();
  const { result, figures, legs } = sheet;
  const top = TOP + (result ? RESULT_HEIGHT : 0);
  const legsTopUnder = (count: number) =>
    top + FIGURE_HEIGHT * Math.ceil(Math.min(count, figures.length) / 2) + 22;
  const rowsUnder = (count: number) =>
    Math.floor((CARD_LEGS_END - legsTopUnder(count)) / CARD_LEG) + 1;
  const { least, most } = CARD_FIGURES;
  const count = rowsUnder(most) >= legs.length ? most : least;
  const legsTop = legsTopUnder(count);
  const rows = rowsUnder(count);
  const shown = legs.length > rows ? legs.slice(0, rows - 1) : legs;
  const width = (RIGHT - CARD_X - 16) / 2;
  return (
    <>
      <Chart sheet={sheet} width={716} height={396} scale={1.25} />
      <Result result={result} x={CARD_X} y={TOP} />
      {figures.slice(0, count).map((figure, i) => (
        <Figure
          key={figure.label}
          figure={figure}
          x={CARD_X + (i % 2) * (width + 16)}
          y={top + FIGURE_HEIGHT * Math.floor(i / 2)}
          width={width}
        />
      ))}
      {shown.map(({ leg, quantity, words, expiry, price }, i) => (
        <g key={i}>
          <g transform={`translate(${CARD_X} ${legsTop + CARD_LEG * i - 10})`}>
            <LegShape leg={leg} />
          </g>
          <Words x={CARD_X + 18} y={legsTop + CARD_LEG * i} size={15}>
            {fitted(`${quantity} × ${words} ${expiry}`, 258, 15)}
          </Words>
          <Words x={RIGHT} y={legsTop + CARD_LEG * i} size={15} weight={500} end>
            {price}
          </Words>
        </g>
      ))}
      {shown.length < legs.length && (
        <Words x={CARD_X + 18} y={legsTop + CARD_LEG * shown.length} size={15} ink="ink-2">
          {t('sharing.moreLegs', { legs: legs.length - shown.length })}
        </Words>
      )}
    </>
  );
}

const FULL_CHART = 460;
const FULL_LEG = 30;
const COLUMNS = 4;

/** Where the parts of the full picture begin, from the top down. */
function fullPlaces({ result, figures, legs }: TradeSheet) {
  const figuresTop = TOP + FULL_CHART + 50;
  const gridTop = figuresTop + (result ? RESULT_HEIGHT : 0);
  const legsTop = gridTop + 62 * Math.ceil(figures.length / COLUMNS) + 20;
  const bottom = legsTop + FULL_LEG * legs.length + 28;
  return { figuresTop, gridTop, legsTop, bottom };
}

const PRICE_END = 880;
const IV_END = 1010;

function Full({
  sheet,
  places,
}: {
  readonly sheet: TradeSheet;
  readonly places: ReturnType<typeof fullPlaces>;
}) {
  const t = useText();
  const { result, figures, legs } = sheet;
  const { figuresTop, gridTop, legsTop } = places;
  const width = (RIGHT - MARGIN) / COLUMNS;
  const heads = [
    { x: MARGIN, text: t('leg.contract'), end: false },
    { x: 440, text: t('leg.expiry'), end: false },
    { x: 680, text: t('leg.quantity'), end: true },
    { x: PRICE_END, text: t('leg.premium'), end: true },
    ...(legs.some(({ iv }) => iv !== '') ? [{ x: IV_END, text: 'IV', end: true }] : []),
    ...(legs.some(({ delta }) => delta !== '') ? [{ x: RIGHT, text: 'Delta', end: true }] : []),
  ];
  return (
    <>
      <Chart sheet={sheet} width={RIGHT - MARGIN + 16} height={FULL_CHART} scale={1.3} />
      <Result result={result} x={MARGIN} y={figuresTop} />
      {figures.map((figure, i) => (
        <Figure
          key={figure.label}
          figure={figure}
          x={MARGIN + (i % COLUMNS) * width}
          y={gridTop + 62 * Math.floor(i / COLUMNS)}
          width={width - 16}
        />
      ))}
      {heads.map(({ x, text, end }) => (
        <Words key={text} x={x} y={legsTop} size={13} ink="ink-2" end={end}>
          {text}
        </Words>
      ))}
      {legs.map(({ leg, quantity, words, expiry, price, iv, delta }, i) => {
        const y = legsTop + FULL_LEG * (i + 1);
        return (
          <g key={i}>
            <path d={`M${MARGIN} ${y - 20}H${RIGHT}`} style={{ stroke: 'var(--line)' }} />
            <g transform={`translate(${MARGIN} ${y - 10})`}>
              <LegShape leg={leg} />
            </g>
            <Words x={MARGIN + 18} y={y} size={15}>
              {fitted(words, 360, 15)}
            </Words>
            <Words x={440} y={y} size={15}>
              {expiry}
            </Words>
            <Words x={680} y={y} size={15} end>
              {quantity}
            </Words>
            <Words x={PRICE_END} y={y} size={15} end>
              {price}
            </Words>
            <Words x={IV_END} y={y} size={15} end>
              {iv}
            </Words>
            <Words x={RIGHT} y={y} size={15} end>
              {delta}
            </Words>
          </g>
        );
      })}
    </>
  );
}
