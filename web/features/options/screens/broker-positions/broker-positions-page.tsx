import { useEffect, useRef, useState } from 'react';
import { isCallError } from '../../../../api/call-error.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import {
  useImportPositionsMutation,
  type ImportPositionsReport,
} from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { useSession } from '../../../../app/use-application.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { SimulatedBadge } from '../../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { price } from '../../../../ui/format.ts';
import { MessageBox } from '../../../../ui/message-box.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { FillsReport } from '../../shared/records/fills-report.tsx';
import { RecordsFailed, RecordsLoading } from '../../shared/records/records-states.tsx';

/** The positions of the connected broker, and what becomes of each in the options area. */
export function BrokerPositionsPage() {
  const t = useText();
  const { user } = useSession();
  return (
    <div className="max-w-[880px]">
      <PageTitle title={t('records.positions.title')} />
      <p className="text-ink-2">{t('records.positions.text')}</p>
      <p className="mb-4 font-medium">{t('records.positions.readOnly')}</p>
      {user ? <OwnPositions /> : <Visitor />}
    </div>
  );
}

function Visitor() {
  const t = useText();
  return (
    <MessageBox
      tone="info"
      title={t('records.visitor')}
      actions={
        <ButtonLink size="sm" to={paths.signIn} state={{ from: paths.brokerPositions }}>
          {t('overview.signIn')}
        </ButtonLink>
      }
    >
      {t('records.positions.visitorHint')}
    </MessageBox>
  );
}

interface Step {
  readonly report: ImportPositionsReport;
  /** Whether the positions were added, or only would be. */
  readonly done: boolean;
}

function OwnPositions() {
  const t = useText();
  const [send, { isLoading }] = useImportPositionsMutation();
  const [step, setStep] = useState<Step | null>(null);
  const [failure, setFailure] = useState<{ text: string; code: string | null } | null>(null);
  const run = async (dryRun: boolean) => {
    setFailure(null);
    const { data, error } = await send({ dryRun: dryRun ? 'true' : 'false' });
    if (data) return setStep({ report: data.data, done: !dryRun });
    setFailure({
      text: errorMessage(error, t('records.positions.failed')),
      code: isCallError(error) ? (error.server?.code ?? null) : null,
    });
  };
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void run(true);
  });

  if (failure?.code === 'BROKER_NOT_CONNECTED') return <NotConnected />;
  return (
    <>
      {failure && (
        <div className="mb-4">
          <RecordsFailed onRetry={() => void run(true)}>{failure.text}</RecordsFailed>
        </div>
      )}
      {step ? (
        <Preview step={step} busy={isLoading} onRun={(dryRun) => void run(dryRun)} />
      ) : (
        !failure && <RecordsLoading />
      )}
    </>
  );
}

function NotConnected() {
  const t = useText();
  return (
    <Card>
      <EmptyState
        level={2}
        title={t('records.positions.connect')}
        text={t('records.positions.connectText')}
        action={
          <ButtonLink look="primary" to={paths.settings}>
            {t('records.positions.toSettings')}
          </ButtonLink>
        }
      />
    </Card>
  );
}

interface PreviewProps {
  readonly step: Step;
  readonly busy: boolean;
  readonly onRun: (dryRun: boolean) => void;
}

function Preview({ step: { report, done }, busy, onRun }: PreviewProps) {
  const t = useText();
  const { source, imported: count, lines } = report;
  return (
    <Card>
      <CardHead
        title={source.name}
        beside={source.simulated && <SimulatedBadge>{t('records.positions.badge')}</SimulatedBadge>}
        controls={
          <Button size="sm" busy={busy} onClick={() => onRun(true)}>
            {t('records.positions.again')}
          </Button>
        }
      />
      <div className="px-4 pt-3 pb-4">
        <Accounts accounts={report.accounts} />
        {source.simulated && <p className="text-warn">{t('records.positions.simulated')}</p>}
        {lines.length === 0 ? (
          <EmptyState
            level={2}
            title={t('records.positions.empty')}
            text={t('records.positions.emptyText')}
          />
        ) : (
          <>
            <p className="text-12 text-ink-3">{t('records.positions.priced')}</p>
            <FillsReport
              report={report}
              broker={source.name}
              done={done}
              lines={t('records.positions.rows')}
            />
          </>
        )}
      </div>
      {lines.length > 0 && (
        <div className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3">
          {done ? (
            <ButtonLink look="primary" to={paths.strategies}>
              {t('records.import.toPositions')}
            </ButtonLink>
          ) : (
            <Button look="primary" busy={busy} disabled={count === 0} onClick={() => onRun(false)}>
              {count > 0 ? t('records.import.action', { count }) : t('records.import.none')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function Accounts({ accounts }: Pick<ImportPositionsReport, 'accounts'>) {
  const t = useText();
  return (
    <ul aria-label={t('records.positions.accounts')} className="figures mb-1 font-medium">
      {accounts.map(({ id, value, currency }) => (
        <li key={id}>
          {value === null
            ? id
            : t('records.positions.worth', { id, value: price(value), currency: currency ?? '' })}
        </li>
      ))}
    </ul>
  );
}
