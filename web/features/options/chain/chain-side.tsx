import type { KeyboardEvent } from 'react';
import { AlertTriangle } from 'lucide-react';
import type { OptionQuote } from '@toolyard/core/options/chain';
import type { Leg, Position } from '@toolyard/core/options/contracts';
import type { Money } from '@toolyard/core/shared';
import { useText } from '../../../i18n/use-text.ts';
import { useFormat } from '../use-format.ts';
import { inTheMoney } from './chain-rows.ts';
import { QuoteButton } from './quote-button.tsx';

export interface SideProps {
  readonly quote: OptionQuote | null;
  readonly spot: Money;
  readonly legs: readonly Leg[];
  /** Delta, IV, bid, ask from the outside in on the left of the strikes, the reverse on the right. */
  readonly mirrored: boolean;
  readonly active: string | null;
  readonly onTrade: (quote: OptionQuote, position: Position) => void;
  readonly onKeyDown: (event: KeyboardEvent, quote: OptionQuote) => void;
}

/** The four cells of one contract. */
export function ChainSide({ quote, spot, legs, mirrored, active, onTrade, onKeyDown }: SideProps) {
  const t = useText();
  const { volatility, greek } = useFormat();
  if (!quote)
    return (
      <td colSpan={4} className="px-3 text-right text-ink-3">
        --
      </td>
    );

  const tint = inTheMoney(quote, spot) ? 'bg-canvas' : '';
  const cell = `px-2 text-right tabular-nums first:pl-3 last:pr-4 ${tint}`;
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
  const cells = [
    <td key="delta" className={`${cell} text-ink-2`}>
      {greek(quote.delta)}
    </td>,
    <td key="iv" className={`${cell} text-ink-2`}>
      {quote.flaw && (
        <span
          className="mr-1 inline-flex align-middle text-warn"
          title={t(`chain.flaw.${quote.flaw}`)}
        >
          <AlertTriangle className="size-3.5" aria-hidden="true" />
          <span className="sr-only">{t(`chain.flaw.${quote.flaw}`)}</span>
        </span>
      )}
      {volatility(quote.iv)}
    </td>,
    button('short'),
    button('long'),
  ];
  return <>{mirrored ? [cells[2], cells[3], cells[1], cells[0]] : cells}</>;
}
