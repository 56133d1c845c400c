import {
  legMid,
  legsAtOrderPrice,
  orderPrice,
  steppedOrderPrice,
  type QuotedLeg,
} from '@toolyard/core/options/analysis';
import type { Leg } from '@toolyard/core/options/contracts';
import { fromDollars, isMoneyAmount, moneyOf, toDollars, type Money } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { QuickChoice } from '../../../../ui/quick-choice.tsx';
import { NumberField } from '../figures/number-field.tsx';
import { useFormat } from '../figures/use-format.ts';

/** Prices that an order can take from its quotes. */
export const ORDER_SOURCES = ['natural', 'mid'] as const;
export type OrderSource = (typeof ORDER_SOURCES)[number];

interface Props {
  /** The legs at their present prices, with their quotes. */
  readonly quoted: readonly QuotedLeg[];
  /** Where all legs take their prices from; null where that differs. */
  readonly source: OrderSource | null;
  readonly onSource: (source: OrderSource) => void;
  /** The legs at prices that add up to the price of the order. */
  readonly onPrices: (legs: readonly Leg[]) => void;
  /** Says whether the field holds what cannot be used; must be stable. */
  readonly onWrong?: (wrong: boolean) => void;
  /** In one row of a narrow card: without the amounts of its sources. */
  readonly compact?: boolean;
}

/** The order at its natural price, or at the mid; null where a leg has no such quote. */
function orderAt(quoted: readonly QuotedLeg[], source: OrderSource): Money | null {
  const legs = quoted.map(({ leg, ...quote }): Leg | null => {
    const natural = leg.position === 'long' ? quote.ask : quote.bid;
    const premium = source === 'mid' ? legMid(quote) : natural;
    return premium === null ? null : { ...leg, premium };
  });
  return legs.includes(null) ? null : orderPrice(legs as readonly Leg[]);
}

/** One price for the whole order: natural, mid, or typed and stepped by the tick, which the legs then add up to. */
export function OrderPriceRow({
  quoted,
  source,
  onSource,
  onPrices,
  onWrong,
  compact = false,
}: Props) {
  const t = useText();
  const { price } = useFormat();
  const now = orderPrice(quoted.map(({ leg }) => leg));
  if (now === null) return null;
  const sign = now > 0 ? 1 : -1;
  const side = t(sign > 0 ? 'order.debit' : 'order.credit');
  const at = (amount: number): readonly Leg[] | null =>
    isMoneyAmount(amount) ? legsAtOrderPrice(quoted, moneyOf(sign * fromDollars(amount))) : null;
  const stepped = (by: number) =>
    legsAtOrderPrice(quoted, moneyOf(sign * steppedOrderPrice(moneyOf(Math.abs(now)), by)));
  const put = (legs: readonly Leg[] | null) => legs && onPrices(legs);
  return (
    <div
      className="flex flex-wrap items-center gap-2 text-12"
      role="group"
      aria-label={t('order.price')}
    >
      <span className="flex-1 text-ink-2">
        {!compact && `${t('order.price')} `}
        <b className="inline-block font-semibold whitespace-nowrap text-ink first-letter:uppercase">
          {side}
        </b>
      </span>
      <NumberField
        label={`${t('order.price')} ${side}`}
        shown={price(Math.abs(toDollars(now)))}
        accepts={(amount) => at(amount) !== null}
        range={t('order.range')}
        onCommit={(amount) => put(at(amount))}
        onWrong={onWrong}
        steps={{
          less: t('order.less'),
          more: t('order.more'),
          canLess: stepped(-1) !== null,
          canMore: stepped(1) !== null,
          onStep: (by) => put(stepped(by)),
        }}
        className={compact ? 'w-24 pointer-coarse:w-28' : 'w-28'}
      />
      <span className="flex gap-1">
        {ORDER_SOURCES.map((each) => {
          const quote = orderAt(quoted, each);
          const words = `${t(`order.${each}`)} ${quote === null ? '' : price(Math.abs(toDollars(quote)))}`;
          return (
            <QuickChoice
              key={each}
              label={compact ? t(`order.${each}`) : words}
              name={words}
              pressed={source === each}
              disabled={quote === null}
              title={t(`order.${each}.note`)}
              onChoose={() => onSource(each)}
            />
          );
        })}
      </span>
    </div>
  );
}
