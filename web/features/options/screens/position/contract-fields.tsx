import type { OptionType } from '@toolyard/core/options/contracts';
import type { ExpiryResponse, OptionChainResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { rowsOf } from './adjust-trades.ts';
import { SelectField } from './select-field.tsx';

interface ExpiryProps {
  readonly expiries: readonly Pick<ExpiryResponse, 'expiry' | 'daysToExpiry'>[];
  readonly expiry: string;
  readonly onExpiry: (expiry: string) => void;
}

interface Props extends ExpiryProps {
  readonly chain: OptionChainResponse | null;
  readonly failed: boolean;
  readonly type: OptionType;
  readonly strike: number | null;
  readonly onStrike: (strike: number) => void;
}

/** A listed expiry with its days. */
export function ExpiryField({ expiries, expiry, onExpiry }: ExpiryProps) {
  const t = useText();
  const { monthDay } = useFormat();
  return (
    <SelectField
      label={t('leg.expiry')}
      value={expiry}
      onChange={onExpiry}
      choices={expiries.map((each) => ({
        value: each.expiry,
        label: t('life.expiryIn', { day: monthDay(each.expiry), days: each.daysToExpiry }),
      }))}
    />
  );
}

/** A listed contract: its expiry, then its strike with bid and ask. */
export function ContractFields(props: Props) {
  const { expiries, expiry, chain, failed, type, strike, onExpiry, onStrike } = props;
  const t = useText();
  const { price } = useFormat();
  const empty = failed ? t('life.noChain') : t('options.loading');
  return (
    <>
      <ExpiryField expiries={expiries} expiry={expiry} onExpiry={onExpiry} />
      <SelectField
        label={t('chain.strike')}
        disabled={!chain}
        error={failed ? t('life.noChain') : null}
        value={String(strike ?? '')}
        onChange={(next) => onStrike(Number(next))}
        choices={
          chain
            ? rowsOf(chain, type).map((row) => ({
                value: String(row.strike),
                label: `${price(row.strike)}  (${price(row.bid)} / ${price(row.ask)})`,
              }))
            : [{ value: '', label: empty }]
        }
      />
    </>
  );
}
