import type { KeyboardEvent, ReactNode } from 'react';
import AlertTriangle from 'lucide-react/icons/triangle-exclamation-point';
import type { OptionQuote } from '@toolyard/core/options/chain';
import type { Leg, Position } from '@toolyard/core/options/contracts';
import type { Money } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { count } from '../../../../ui/format.ts';
import { useFormat } from '../figures/use-format.ts';
import { inTheMoney, type CellName, type ChainScale } from './chain-rows.ts';
import { QuoteButton } from './quote-button.tsx';

interface SideProps {
  readonly quote: OptionQuote | null;
  readonly spot: Money;
  readonly legs: readonly Leg[];
  /** From the outside in on the left of the strikes, the reverse on the right. */
  readonly mirrored: boolean;
  readonly active: CellName | null;
  readonly scale: ChainScale | null;
  readonly onTrade: (quote: OptionQuote, position: Position) => void;
  readonly onKeyDown: (event: KeyboardEvent, quote: OptionQuote) => void;
}

/** The cells of one contract: open interest and volume (where bars are shown), delta, IV, bid and ask. */
export function ChainSide(props: SideProps) {
  const { quote, spot, legs, mirrored, active, scale, onTrade, onKeyDown } = props;
  const { volatility, greek } = useFormat();
  if (!quote)
    return (
      <td colSpan={scale ? 6 : 4} className="px-3 text-right text-ink-3">
        --
      </td>
    );
  const tint = inTheMoney(quote, spot) ? 'bg-canvas' : '';
  const cell = `px-2 text-right tabular-nums first:pl-3 last:pr-4 ${tint}`;
  const bar = (text: string, value: number | null, most: number) => (
    <BarFigure text={text} value={value} most={most} leftwards={!mirrored} />
  );
  const figure = (key: string, content: ReactNode) => (
    <td key={key} className={`${cell} text-ink-2`}>
      {content}
    </td>
  );
  const button = (position: Position) => (
    <td key={position} className={cell}>
      <QuoteButton
        quote={quote}
        position={position}
        chosen={legs.find((leg) => leg.symbol === quote.symbol && leg.position === position)}
        tabbable={active === `${quote.symbol}:${position}`}
        onTrade={onTrade}
        onKeyDown={onKeyDown}
      />
    </td>
  );
  const iv = volatility(quote.iv);
  const outer = [
    ...(scale
      ? [
          figure(
            'openInterest',
            bar(count(quote.openInterest), quote.openInterest, scale.openInterest),
          ),
          figure('volume', bar(count(quote.volume), quote.volume, scale.volume)),
        ]
      : []),
    figure('delta', greek(quote.delta)),
    figure(
      'iv',
      <span className="flex items-center justify-end">
        {quote.flaw && <Flaw flaw={quote.flaw} />}
        {scale ? bar(iv, quote.iv, scale.iv) : iv}
      </span>,
    ),
  ];
  const prices = [button('short'), button('long')];
  return <>{mirrored ? [...prices, ...outer.reverse()] : [...outer, ...prices]}</>;
}

/** Why a quote is marked. */
function Flaw({ flaw }: { readonly flaw: NonNullable<OptionQuote['flaw']> }) {
  const t = useText();
  return (
    <span className="mr-1 inline-flex text-warn" title={t(`chain.flaw.${flaw}`)}>
      <AlertTriangle className="size-3.5" aria-hidden="true" />
      <span className="sr-only">{t(`chain.flaw.${flaw}`)}</span>
    </span>
  );
}

interface Props {
  readonly text: string;
  readonly value: number | null;
  /** What a full bar stands for. */
  readonly most: number;
  /** Bars grow away from the strikes. */
  readonly leftwards: boolean;
}

/** A figure over a bar that repeats its size. */
function BarFigure({ text, value, most, leftwards }: Props) {
  const part = value !== null && most > 0 ? (value / most) * 100 : 0;
  return (
    <span className="relative block flex-1 py-1">
      {text}
      <i
        aria-hidden="true"
        className={`absolute bottom-0 h-0.5 rounded-full bg-accent-line ${leftwards ? 'right-0' : 'left-0'}`}
        style={{ width: `${part.toFixed(1)}%` }}
      />
    </span>
  );
}
