import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { OptionQuote } from '@toolyard/core/options/chain';
import type { Leg, Position } from '@toolyard/core/options/contracts';
import { toDollars, type Money } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { price } from '../../../../ui/format.ts';
import { LegMark } from '../legs/leg-mark.tsx';
import { tint, TINT_MS } from '../../../../ui/tint.ts';

interface Props {
  readonly quote: OptionQuote;
  /** Long takes the ask, short the bid. */
  readonly position: Position;
  readonly chosen: Leg | undefined;
  readonly tabbable: boolean;
  readonly onTrade: (quote: OptionQuote, position: Position) => void;
  readonly onKeyDown: (event: KeyboardEvent, quote: OptionQuote) => void;
}

/** The bid (sells) or the ask (buys) of one contract; without a price there is nothing to trade on. */
export function QuoteButton({ quote, position, chosen, tabbable, onTrade, onKeyDown }: Props) {
  const t = useText();
  const money = position === 'long' ? quote.ask : quote.bid;
  const shown = price(money === null ? null : toDollars(money));
  const words = t(position === 'long' ? 'chain.buy' : 'chain.sell', {
    strike: toDollars(quote.strike),
    type: t(quote.type === 'call' ? 'leg.call' : 'leg.put'),
    price: shown,
  });
  const button = useMoves(quote.symbol, money);
  return (
    <button
      ref={button}
      type="button"
      data-cell={`${quote.symbol}:${position}`}
      aria-label={chosen ? t('chain.chosen', { contract: words, count: chosen.quantity }) : words}
      data-chosen={chosen !== undefined || undefined}
      disabled={!money}
      tabIndex={tabbable ? 0 : -1}
      onClick={() => onTrade(quote, position)}
      onKeyDown={(event) => onKeyDown(event, quote)}
      className="touch-area inline-flex h-7 min-w-14 items-center justify-end gap-1.5 rounded-2 border border-transparent px-2 text-13 tabular-nums hover:border-line-2 hover:bg-surface disabled:text-ink-3 disabled:hover:border-transparent disabled:hover:bg-transparent data-chosen:border-accent-solid data-chosen:bg-accent-tint data-chosen:font-semibold data-chosen:text-accent"
    >
      {chosen && <LegMark leg={chosen} />}
      {shown}
    </button>
  );
}

/** A button that lights up for a moment when the price of its contract rises or falls. */
function useMoves(symbol: string, money: Money | null) {
  const button = useRef<HTMLButtonElement>(null);
  const last = useRef({ symbol, money });
  useEffect(() => {
    const before = last.current;
    last.current = { symbol, money };
    if (before.symbol !== symbol || !before.money || !money || before.money === money) return;
    tint(button.current, money > before.money ? 'var(--up-tint)' : 'var(--down-tint)', TINT_MS);
  }, [symbol, money]);
  return button;
}
