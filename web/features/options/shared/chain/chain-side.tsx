import type { CSSProperties, KeyboardEvent } from 'react';
import { clsx } from 'clsx';
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
    const measured = column === 'iv' || column === 'volume' || column === 'openInterest';
    const bar = scale && measured && barLength(quote[column], scale[column]);
    return (
      <td
        key={column}
        className={clsx(
          cell,
          'whitespace-nowrap text-ink-2',
          bar && 'bar-under',
          bar && mirrored && 'bar-left',
        )}
        style={bar || undefined}
      >
        {quote.flaw && column === flawed && <Flaw flaw={quote.flaw} />}
        {columnText(column, quote, figures)}
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
    <span className="mr-1 inline-flex align-middle text-warn" title={t(`chain.flaw.${flaw}`)}>
      <AlertTriangle className="size-3.5" aria-hidden="true" />
      <span className="sr-only">{t(`chain.flaw.${flaw}`)}</span>
    </span>
  );
}

/** The length of the bar under a figure: its part of the greatest one. */
const barLength = (value: number | null, most: number) =>
  ({ '--part': value !== null && most > 0 ? (value / most).toFixed(3) : 0 }) as CSSProperties;
