import { useState } from 'react';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useSearchParams } from 'react-router-dom';
import { errorCode } from '../../../api/error-code.ts';
import { useReadOutboxQuery } from '../../../api/generated-admin.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListHead } from '../data-table/list-head.tsx';
import { LETTERS, OutboxPart } from './outbox-part.tsx';

/** The letters that a server without a mail server did not send. */
export function OutboxPage() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const { error, isFetching, refetch } = useReadOutboxQuery({
    limit: LETTERS,
    search: search || undefined,
  });
  if (errorCode(error) === 'OUTBOX_OFF') {
    return (
      <>
        <ListHead title={t('outbox.title')} />
        <Card>
          <EmptyState level={2} title={t('outbox.off')} text={t('outbox.offText')} />
        </Card>
      </>
    );
  }
  return (
    <>
      <ListHead
        title={t('outbox.title')}
        searches={[
          {
            label: t('outbox.search'),
            hint: t('outbox.searchHint'),
            value: search,
            onSearch: (text) => setParams(text === '' ? {} : { search: text }, { replace: true }),
          },
        ]}
        primary={
          <Button
            busy={isFetching}
            icon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void refetch()}
          >
            {t('outbox.refresh')}
          </Button>
        }
      />
      <p className="-mt-2 mb-4 text-ink-2">{t('outbox.text')}</p>
      <Card label={t('outbox.list')}>
        <OutboxParts key={search} search={search} />
      </Card>
    </>
  );
}

/** The parts that were asked for, the newest first. */
function OutboxParts({ search }: { readonly search: string }) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return cursors.map((cursor, at) => (
    <OutboxPart
      key={cursor ?? ''}
      search={search}
      cursor={cursor}
      onOlder={at === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
    />
  ));
}
