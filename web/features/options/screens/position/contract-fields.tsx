import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import type { OptionType } from '@toolyard/core/options/contracts';
import { fromDollars, toDollars, type CalendarDate, type Money } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { quotesOf } from '../../shared/chain/chain-quotes.ts';
import type { ExpiryCell } from '../../shared/chain/use-chains.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { SelectField } from '../../../../ui/select.tsx';
import { tradableQuote } from './ticket.ts';

interface ExpiryProps {
  readonly expiries: readonly ExpiryCell[];
  readonly expiry: CalendarDate | null;
  readonly onExpiry: (expiry: CalendarDate) => void;
}

interface Props extends ExpiryProps {
  readonly chain: OptionChain | null;
  readonly failed: boolean;
  readonly type: OptionType;
  readonly quote: OptionQuote | undefined;
  readonly onStrike: (strike: Money) => void;
}

/** A listed expiry with its days. */
export function ExpiryField({ expiries, expiry, onExpiry }: ExpiryProps) {
  const t = useText();
  const { monthDay } = useFormat();
  return (
    <SelectField
      label={t('leg.expiry')}
      value={expiry ?? ''}
      onChoose={(next) => onExpiry(next)}
      choices={expiries.map((each) => ({
        value: each.expiry,
        label: t('life.expiryIn', { day: monthDay(each.expiry), days: each.daysToExpiry }),
      }))}
    />
  );
}

const valueOf = ({ strike }: OptionQuote) => String(toDollars(strike));

/** A listed contract: its expiry, then its strike with bid and ask. */
export function ContractFields(props: Props) {
  const { expiries, expiry, chain, failed, type, quote, onExpiry, onStrike } = props;
  const t = useText();
  const { price } = useFormat();
  const words = (listed: OptionQuote) => {
    const { bid, ask } = tradableQuote(listed);
    return `${price(toDollars(listed.strike))}  (${price(bid)} / ${price(ask)})`;
  };
  const empty = failed ? t('life.noChain') : t('options.loading');
  return (
    <>
      <ExpiryField expiries={expiries} expiry={expiry} onExpiry={onExpiry} />
      <SelectField
        label={t('chain.strike')}
        disabled={!chain}
        error={failed ? t('life.noChain') : null}
        value={quote ? valueOf(quote) : ''}
        onChoose={(next) => onStrike(fromDollars(Number(next)))}
        choices={
          chain
            ? quotesOf(chain, type).map((listed) => ({
                value: valueOf(listed),
                label: words(listed),
              }))
            : [{ value: '', label: empty }]
        }
      />
    </>
  );
}
