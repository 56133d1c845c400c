import type { ReactNode } from 'react';
import { exposureOf } from '@toolyard/core/options/capital';
import { subtractMoney, toDollars } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { Card } from '../../../../ui/card.tsx';
import { money } from '../../../../ui/format.ts';
import { Metric, MetricStrip } from '../../../../ui/metric-strip.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { AccountView } from './account-view.ts';

interface Props {
  readonly account: AccountView;
  readonly badge?: ReactNode;
}

/** The capital, what open trades take of it, and what is free. */
export function CapitalFigures({ account, badge }: Props) {
  const t = useText();
  const format = useFormat();
  const taken = exposureOf(account);
  const free = subtractMoney(account.capital, taken);
  const share = (amount: number) => format.percent(amount / account.capital);
  const unbounded = account.open.filter(({ atRisk }) => atRisk === null).length;
  return (
    <Card label={t('capital.figures')} className="mb-4">
      <MetricStrip>
        <Metric name={t('capital.total')} note={badge}>
          {money(toDollars(account.capital))}
        </Metric>
        <Metric
          name={t('capital.allocated')}
          note={t('capital.ofCapital', { share: share(taken) })}
        >
          {money(toDollars(taken))}
        </Metric>
        <Metric name={t('capital.free')} note={t('capital.ofCapital', { share: share(free) })}>
          {money(toDollars(free))}
        </Metric>
        <Metric
          name={t('capital.open')}
          note={unbounded > 0 && t('capital.unbounded', { count: unbounded })}
        >
          {account.open.length}
        </Metric>
      </MetricStrip>
    </Card>
  );
}
