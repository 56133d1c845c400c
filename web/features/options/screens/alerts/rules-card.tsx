import { useState } from 'react';
import { MAX_ALERTS } from '@toolyard/core/options/alerts';
import Plus from 'lucide-react/icons/plus';
import { errorMessage } from '../../../../api/error-message.ts';
import { useListAlertsQuery, type AlertResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';
import { AlertDialog } from '../../shared/alerts/alert-dialog.tsx';
import { RuleRow } from './rule-row.tsx';

const START = { kind: 'price' } as const;

/** The alerts of the account, with the form that makes and edits them. */
export function RulesCard() {
  const t = useText();
  const { data, error, isFetching, refetch } = useListAlertsQuery();
  const [edited, setEdited] = useState<AlertResponse | 'new' | null>(null);
  const rules = data?.data;
  const begin = (
    <Button
      size="sm"
      look="primary"
      icon={<Plus size={14} aria-hidden="true" />}
      onClick={() => setEdited('new')}
    >
      {t('alerts.new')}
    </Button>
  );
  return (
    <Card label={t('alerts.rules')}>
      <CardHead
        title={t('alerts.rules')}
        beside={
          rules && (
            <span className="text-12 text-ink-3">
              {t('alerts.count', { count: rules.length, most: MAX_ALERTS })}
            </span>
          )
        }
        controls={rules && rules.length > 0 && begin}
      />
      {rules ? (
        rules.length > 0 ? (
          <ul className="divide-y divide-line">
            {rules.map((rule) => (
              <RuleRow key={rule.id} rule={rule} onEdit={() => setEdited(rule)} />
            ))}
          </ul>
        ) : (
          <EmptyState title={t('alerts.empty')} text={t('alerts.emptyText')} action={begin} />
        )
      ) : error && !isFetching ? (
        <ErrorBox
          className="m-4"
          actions={
            <Button size="sm" onClick={() => void refetch()}>
              {t('options.retry')}
            </Button>
          }
        >
          {errorMessage(error, t('alerts.failed'))}
        </ErrorBox>
      ) : (
        <SkeletonBlock label={t('options.loading')} className="min-h-62 space-y-3 p-4">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
        </SkeletonBlock>
      )}
      {edited !== null && (
        <AlertDialog
          start={START}
          {...(edited !== 'new' && { rule: edited })}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}
