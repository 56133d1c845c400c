import type { ReactNode } from 'react';
import { exposureOf } from '@toolyard/core/options/capital';
import { subtractMoney, toDollars } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { Card } from '../../../../ui/card.tsx';
import { money } from '../../../../ui/format.ts';
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
      <dl className="grid grid-cols-2 md:grid-cols-4">
        <Figure label={t('capital.total')} value={money(toDollars(account.capital))} note={badge} />
        <Figure
          label={t('capital.allocated')}
          value={money(toDollars(taken))}
          note={t('capital.ofCapital', { share: share(taken) })}
        />
        <Figure
          label={t('capital.free')}
          value={money(toDollars(free))}
          note={t('capital.ofCapital', { share: share(free) })}
        />
        <Figure
          label={t('capital.open')}
          value={String(account.open.length)}
          note={unbounded > 0 && t('capital.unbounded', { count: unbounded })}
        />
      </dl>
    </Card>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly note: ReactNode;
}

const Figure = ({ label, value, note }: FigureProps) => (
  <div className="min-w-0 px-4 py-3">
    <dt className="text-12 text-ink-2">{label}</dt>
    <dd>
      <span className="figures block text-20 font-semibold">{value}</span>
      <span className="mt-1 flex min-h-4 items-center text-12 text-ink-3">{note}</span>
    </dd>
  </div>
);
