import { useText } from '../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { count, percent } from '../../../ui/format.ts';
import { EndpointTable } from './endpoint-table.tsx';
import { FaultList } from './fault-list.tsx';
import type { MarketOperations } from './market-api.ts';

/** How the provider in force does: figures, endpoints and faults. */
export function RelayPart({ operations }: { readonly operations: MarketOperations }) {
  const t = useText();
  const { budget, relay } = operations;
  if (!budget || !relay) {
    return (
      <Card>
        <EmptyState
          level={2}
          title={t('operations.simulatedTitle')}
          text={t('operations.simulatedText')}
        />
      </Card>
    );
  }
  const calls = relay.hits + relay.misses;
  const cells = [
    {
      label: t('operations.budget'),
      figure: count(budget.left),
      note: t('operations.budgetNote', { most: count(budget.most), seconds: budget.seconds }),
    },
    {
      label: t('operations.sent'),
      figure: count(budget.sent),
      note: t('operations.sentNote'),
    },
    {
      label: t('operations.hitRatio'),
      figure: percent(relay.hitRatio),
      note: t('operations.hitRatioNote', { hits: count(relay.hits), calls: count(calls) }),
    },
    {
      label: t('operations.stale'),
      figure: count(relay.staleAnswers),
      note: t('operations.staleNote'),
    },
  ];
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <dl
        aria-label={t('operations.figures')}
        className="grid grid-cols-2 gap-px overflow-hidden rounded-3 border border-line bg-line sm:grid-cols-4"
      >
        {cells.map(({ label, figure, note }) => (
          <div key={label} className="flex min-h-24 min-w-0 flex-col bg-surface px-4 py-3">
            <dt className="text-12 text-ink-2">{label}</dt>
            <dd className="figures mt-0.5 text-20 font-semibold">{figure}</dd>
            <dd className="mt-auto pt-1 text-12 text-ink-3">{note}</dd>
          </div>
        ))}
      </dl>
      <Card label={t('operations.endpoints')}>
        <CardHead title={t('operations.endpoints')} />
        <EndpointTable endpoints={relay.endpoints} />
      </Card>
      <Card label={t('operations.faults')}>
        <CardHead title={t('operations.faults')} />
        <FaultList faults={relay.faults} />
      </Card>
    </div>
  );
}
