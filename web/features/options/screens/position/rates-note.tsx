import type { CommissionRates } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { money } from '../../../../ui/format.ts';

/** Which rates the commissions of an order follow; nothing where there are none. */
export function RatesNote({
  rates: { perContract, perTrade },
}: {
  readonly rates: CommissionRates;
}) {
  const t = useText();
  if (perContract === 0 && perTrade === 0) return null;
  const rates = { contract: money(toDollars(perContract)), trade: money(toDollars(perTrade)) };
  return <p className="text-12 text-ink-3">{t('life.feeRates', rates)}</p>;
}
