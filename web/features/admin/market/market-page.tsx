import RefreshCw from 'lucide-react/icons/refresh-cw';
import { pollEvery } from '../../../api/base-api.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListHead } from '../data-table/list-head.tsx';
import { FaultBox, SkeletonRows } from '../../../ui/data-table/table-states.tsx';
import { failureText } from '../../../api/call-failure.ts';
import { EarningsCard } from './earnings-card.tsx';
import { InForceCard } from './in-force-card.tsx';
import { KeyForm } from './key-form.tsx';
import { useReadMarketOperationsQuery } from './market-api.ts';
import { RelayPart } from './relay-part.tsx';

const REFRESH_MS = 5_000;

/** Where market data comes from, the key of its provider, and how the provider does. */
export function MarketPage() {
  const t = useText();
  const { data, error, isFetching, refetch } = useReadMarketOperationsQuery(
    undefined,
    pollEvery(REFRESH_MS),
  );
  const again = () => void refetch();
  const isSimulated = data?.data.provider === 'simulated';
  return (
    <>
      <ListHead
        title={t('operations.title')}
        primary={
          <Button
            busy={isFetching}
            icon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={again}
          >
            {t('operations.refresh')}
          </Button>
        }
      />
      <p className="-mt-2 mb-4 text-ink-2">{t('operations.text')}</p>
      <div className="flex flex-col gap-4">
        {error && (
          <FaultBox
            fault={{
              text: failureText(error, t('operations.failed')),
              onRetry: again,
              busy: isFetching,
            }}
          />
        )}
        {data ? (
          <>
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
              <div className="flex flex-col gap-4">
                <InForceCard operations={data.data} />
                {isSimulated && <RelayPart operations={data.data} />}
              </div>
              <KeyForm />
            </div>
            {!isSimulated && <RelayPart operations={data.data} />}
          </>
        ) : (
          !error && (
            <Card label={t('operations.inForce')} className="min-h-113 max-lg:min-h-170">
              <SkeletonRows count={4} />
            </Card>
          )
        )}
        <EarningsCard />
      </div>
    </>
  );
}
