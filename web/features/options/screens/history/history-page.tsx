import { Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HistoryRequest } from '@toolyard/core/options/records';
import { errorMessage } from '../../../../api/error-message.ts';
import { useReadHistoryQuery } from '../../../../api/generated.ts';
import { lazyArea } from '../../../../app/lazy-area.tsx';
import { paths } from '../../../../app/paths.ts';
import { useSession } from '../../../../app/use-application.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { useNow } from '../../shared/live/use-now.ts';
import { AnalyzeButton } from './analyze-button.tsx';
import { ExportButton } from './export-button.tsx';
import { HistoryView } from './history-view.tsx';
import {
  parametersOf,
  isFiltered,
  requestFromAddress,
} from '../../shared/records/history-request.ts';
import { RecordsFailed, RecordsLoading } from '../../shared/records/records-states.tsx';
import { sampleHistory } from '../../shared/records/sample-records.ts';
import { NothingClosed, SamplesNote, ImportButton } from '../../shared/records/samples-offer.tsx';
import { VisitorNote } from '../../shared/records/visitor-note.tsx';

/** Steps have the names that they have on the page of a position. */
const ImportDialog = lazyArea('optionsPosition', () =>
  import('./import-dialog.tsx').then((module) => module.ImportDialog),
);

/** The dialog that adds trades from a file, and what opens it; it is fetched when it is first wanted. */
function useImporting(): { readonly begin: () => void; readonly dialog: ReactNode } {
  const [open, setOpen] = useState<boolean | null>(null);
  return {
    begin: () => setOpen(true),
    dialog: open !== null && (
      <Suspense>
        <ImportDialog open={open} onOpenChange={setOpen} />
      </Suspense>
    ),
  };
}

/** The closed trades of the signed-in user; a visitor sees samples that say so. */
export function HistoryPage() {
  const t = useText();
  const { user } = useSession();
  const [params] = useSearchParams();
  const request = requestFromAddress(params);
  return (
    <div>
      <PageTitle title={t('records.title')} />
      {user ? <OwnHistory request={request} /> : <SampleHistory request={request} />}
    </div>
  );
}

interface Props {
  readonly request: HistoryRequest;
}

function SampleHistory({ request }: Props) {
  const now = useNow();
  return (
    <>
      <VisitorNote from={paths.history} />
      <HistoryView found={sampleHistory(request, now)} request={request} visiting />
    </>
  );
}

function OwnHistory({ request }: Props) {
  const t = useText();
  const { data, currentData, error, isFetching, refetch } = useReadHistoryQuery(
    parametersOf(request),
  );
  const importing = useImporting();
  const found = currentData ?? data;
  if (error && !isFetching && !currentData)
    return (
      <RecordsFailed onRetry={() => void refetch()}>
        {errorMessage(error, t('records.failed'))}
      </RecordsFailed>
    );
  if (!found) return <RecordsLoading />;
  // The dialog stands beside either, so that what it says of a first import is not taken away by its trades.
  if (found.symbols.length === 0 && !isFiltered(request))
    return (
      <>
        <NothingClosed onImport={importing.begin} />
        {importing.dialog}
      </>
    );
  return (
    <>
      <HistoryView
        found={found}
        request={request}
        stale={!currentData}
        controls={
          <span className="flex flex-wrap gap-2">
            <ImportButton size="sm" onClick={importing.begin} />
            <ExportButton request={request} />
            <AnalyzeButton request={request} />
          </span>
        }
      >
        {found.data.some(({ sample }) => sample) && <SamplesNote />}
      </HistoryView>
      {importing.dialog}
    </>
  );
}
