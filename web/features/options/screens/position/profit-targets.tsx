import { legsAtOrderPrice, orderPrice, orderPriceAtCost } from '@toolyard/core/options/analysis';
import { unitsOf, withUnits } from '@toolyard/core/options/capital';
import { costOf } from '@toolyard/core/options/contracts';
import { addMoney, fromDollars, negateMoney, toDollars } from '@toolyard/core/shared';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { QuickChoice } from '../../../../ui/quick-choice.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { legOf } from '../../shared/strategies/saved-legs.ts';
import { quotedLine, writtenPrice } from './ticket-prices.ts';
import type { Ticket } from './use-ticket.ts';

const TARGETS = [25, 50, 75] as const;

interface Props {
  readonly position: StrategyResponse;
  /** How many units of the position are closed. */
  readonly units: number;
  readonly ticket: Ticket;
}

/**
 * Prices of the closing order at which the trade has made a part of its maximum profit, after the commissions that were
 * paid and without those of closing; nothing where that profit has no bound.
 */
export function ProfitTargets({ position, units, ticket: { lines, change } }: Props) {
  const t = useText();
  const { price } = useFormat();
  const { analysis, realised } = position;
  const held = position.legs.map(legOf);
  const cost = costOf(withUnits(held, units));
  const { maxGain } = analysis;
  if (
    typeof maxGain !== 'number' ||
    maxGain <= Math.max(0, realised) ||
    lines.some((line) => line.price === null)
  )
    return null;
  const quoted = lines.map(quotedLine);
  const legs = quoted.map(({ leg }) => leg);
  const now = orderPrice(legs);
  const choices = TARGETS.map((target) => {
    // What is held has to add to what is realised, commissions taken off.
    const gain = (((maxGain * target) / 100 - realised) * units) / unitsOf(held);
    const profit = fromDollars(gain);
    const at = gain <= 0 ? null : orderPriceAtCost(legs, negateMoney(addMoney(cost, profit)));
    return { target, at, priced: at === null ? null : legsAtOrderPrice(quoted, at) };
  });
  return (
    <div
      role="group"
      aria-label={t('life.profitTargets')}
      className="flex flex-wrap items-center gap-2 text-12"
    >
      <span className="flex-1 whitespace-nowrap text-ink-2">{t('life.profitTargets')}</span>
      <span className="flex gap-1">
        {choices.map(({ target, at, priced }) => (
          <QuickChoice
            key={target}
            label={`${target}% · ${price(at === null ? null : Math.abs(toDollars(at)))}`}
            pressed={at !== null && at === now}
            disabled={priced === null}
            onChoose={() =>
              priced?.forEach(({ premium }, i) =>
                change(lines[i]!.key, { source: 'own', typed: writtenPrice(toDollars(premium)) }),
              )
            }
          />
        ))}
      </span>
    </div>
  );
}
