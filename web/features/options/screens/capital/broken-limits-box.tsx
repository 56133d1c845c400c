import { brokenAccountLimits } from '@toolyard/core/options/capital';
import { useText } from '../../../../i18n/use-text.ts';
import { percent } from '../../../../ui/format.ts';
import { MessageBox } from '../../../../ui/message-box.tsx';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import type { AccountView } from './account-view.ts';

const WORDS = {
  riskPerTrade: 'capital.broken.riskPerTrade',
  totalExposure: 'capital.broken.totalExposure',
  stopLossPerTrade: 'capital.broken.stopLossPerTrade',
  stopLossTotal: 'capital.broken.stopLossTotal',
  stopLossMonthly: 'capital.broken.stopLossMonthly',
} as const;

const isWorded = (limit: string): limit is keyof typeof WORDS => limit in WORDS;

/** The limits that the account breaks now, each with its figure. */
export function BrokenLimitsBox({ account }: { readonly account: AccountView }) {
  const t = useText();
  const broken = brokenAccountLimits(useOptionsSettings(), account);
  if (broken.length === 0) return null;
  return (
    <MessageBox tone="warn" title={t('capital.broken')} className="mb-4">
      <ul>
        {broken.map(({ limit, value, most, trade }) =>
          isWorded(limit) && value !== 'unlimited' ? (
            <li key={`${limit} ${trade?.id ?? ''}`}>
              {t(WORDS[limit], {
                name: trade?.name ?? '',
                value: percent(value / 100),
                most: percent(most / 100),
              })}
            </li>
          ) : null,
        )}
      </ul>
    </MessageBox>
  );
}
