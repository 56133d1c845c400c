import type { ReactNode } from 'react';
import { drawdown, openLoss } from '@toolyard/core/options/capital';
import {
  maxMoney,
  negateMoney,
  subtractMoney,
  sumMoney,
  toDollars,
  ZERO_MONEY,
} from '@toolyard/core/shared';
import type { Money } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { money } from '../../../../ui/format.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import type { AccountView } from './account-view.ts';
import { ShareBars } from './share-bars.tsx';

interface Props {
  readonly account: AccountView;
  readonly badge?: ReactNode;
}

/** What the account has lost, beside its stop-losses. */
export function DrawdownCard({ account, badge }: Props) {
  const t = useText();
  const format = useFormat();
  const { stopLossPerTrade, stopLossTotal, stopLossMonthly } = useOptionsSettings();
  const { capital, open, closed, lostThisMonth } = account;
  const results = open.flatMap(({ pnl }) => pnl ?? []);
  const unpriced = open.length - results.length;
  const { now, from, to } = drawdown([...closed, sumMoney(results)]);
  const deepest = subtractMoney(from, to);
  const worst = maxMoney(ZERO_MONEY, ...results.map(negateMoney));
  const bar = (key: string, label: string, loss: Money, most: number | null) => {
    const share = loss / capital;
    const isReached = most !== null && share * 100 >= most;
    const words = {
      loss: money(toDollars(loss)),
      share: format.percent(share),
      most: most === null ? '' : format.percent(most / 100),
    };
    return {
      key,
      label,
      value: t(
        most === null ? 'capital.lost' : isReached ? 'capital.lostReached' : 'capital.lostOf',
        words,
      ),
      part: most === null ? share : (share * 100) / most,
      fill: isReached ? 'bg-danger' : 'bg-warn',
    };
  };
  const title = t('capital.drawdown');
  const share = (amount: Money) => format.percent(amount / capital);
  return (
    <Card label={title}>
      <CardHead title={title} beside={badge} />
      <div className="p-4">
        <ShareBars
          bars={[
            bar('trade', t('capital.worstTrade'), worst, stopLossPerTrade),
            bar('total', t('capital.openTrades'), openLoss(account), stopLossTotal),
            bar('month', t('capital.thisMonth'), lostThisMonth, stopLossMonthly),
          ]}
        />
        {unpriced > 0 && (
          <p className="mt-2 text-12 text-ink-3">{t('capital.unpriced', { count: unpriced })}</p>
        )}
        <dl className="mt-4 grid grid-cols-2 gap-3 border-t border-line pt-3 text-12">
          <div>
            <dt className="text-ink-2">{t('capital.drawdownNow')}</dt>
            <dd className="figures text-14 font-semibold">
              {money(toDollars(now))} ({share(now)})
            </dd>
          </div>
          <div>
            <dt className="text-ink-2">{t('capital.drawdownDeepest')}</dt>
            <dd className="figures text-14 font-semibold">
              {money(toDollars(deepest))} ({share(deepest)})
            </dd>
          </div>
        </dl>
      </div>
    </Card>
  );
}
