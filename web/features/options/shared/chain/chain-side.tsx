import type { KeyboardEvent } from 'react';
import AlertTriangle from 'lucide-react/icons/triangle-exclamation-point';
import type { OptionQuote } from '@toolyard/core/options/chain';
import type { Leg, Position } from '@toolyard/core/options/contracts';
import type { ChainColumn } from '@toolyard/core/options/settings';
import { useText } from '../../../../i18n/use-text.ts';
import { columnText, type ChainFigures } from './chain-columns.ts';
import { inTheMoney, type CellName, type ChainScale } from './chain-rows.ts';
import { QuoteButton } from './quote-button.tsx';

interface SideProps {
  readonly quote: OptionQuote | null;
  readonly figures: ChainFigures;
  /** Beside bid and ask, from the strike outwards. */
  readonly columns: readonly ChainColumn[];
  readonly legs: readonly Leg[];
  /** From the outside in on the left of the strikes, the reverse on the right. */
  readonly mirrored: boolean;
  readonly active: CellName | null;
  /** Greatest figures of the chain, for bars under them; null draws none. */
  readonly scale: ChainScale | null;
  readonly onTrade: (quote: OptionQuote, position: Position) => void;
  readonly onKeyDown: (event: KeyboardEvent, quote: OptionQuote) => void;
}

/** The cells of one contract: bid and ask beside the strike, the columns outside of them. */
export function ChainSide(props: SideProps) {
  const { quote, figures, columns, legs, mirrored, active, scale, onTrade, onKeyDown } = props;
  if (!quote)
    return (
      <td colSpan={columns.length + 2} className="px-3 text-right text-ink-3">
        --
      </td>
    );
  const tint = inTheMoney(quote, figures.chain.spot) ? 'bg-itm' : '';
  const cell = `px-2 text-right tabular-nums first:pl-3 last:pr-4 ${tint}`;
  const button = (position: Position) => (
    <td key={position} className={cell}>
      {quote.flaw && columns.length === 0 && position === 'short' && <Flaw flaw={quote.flaw} />}
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
  // The flaw stands beside the volatility that it makes impossible, without that column in the first one.
  const flawed = columns.includes('iv') ? 'iv' : columns[0];
  const outer = columns.map((column) => {
    const text = columnText(column, quote, figures);
    const measured = scale && (column === 'iv' || column === 'volume' || column === 'openInterest');
    return (
      <td key={column} className={`${cell} text-ink-2`}>
        <span className="flex items-center justify-end whitespace-nowrap">
          {quote.flaw && column === flawed && <Flaw flaw={quote.flaw} />}
          {measured ? (
            <BarFigure
              text={text}
              value={quote[column]}
              most={scale[column]}
              leftwards={!mirrored}
            />
          ) : (
            text
          )}
        </span>
      </td>
    );
  });
  const prices = [button('short'), button('long')];
  return <>{mirrored ? [...prices, ...outer] : [...outer.reverse(), ...prices]}</>;
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
