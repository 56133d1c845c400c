import { useState } from 'react';
import { useListHooksQuery, type SpaceResponse } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { FailedBox } from '../shared/failed-box.tsx';
import { AddHookForm } from './add-hook-form.tsx';
import { HookRow } from './hook-row.tsx';
import { NewSecret } from './new-secret.tsx';

/** How often deliveries that are under way are looked at. */
const REFRESH_MS = 3_000;

/** Addresses that the space tells what its readers see, with what they answered. For owners. */
export function HooksCard({ space }: { readonly space: SpaceResponse }) {
  const t = useText();
  const [secret, setSecret] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const { data, error, isFetching, refetch } = useListHooksQuery(
    { id: space.id },
    { pollingInterval: isWaiting ? REFRESH_MS : 0 },
  );
  const hooks = data?.data ?? [];
  const isUnderWay = hooks.some(({ deliveries }) =>
    deliveries.some(({ attempts, dueAt }) => attempts === 0 && dueAt !== null),
  );
  if (isUnderWay !== isWaiting) setWaiting(isUnderWay);
  return (
    <Card label={t('contentHooks.title')}>
      <CardHead title={t('contentHooks.title')} />
      <div className="flex flex-col gap-4 p-4">
        <p className="text-ink-2">{t('contentHooks.text')}</p>
        {secret !== null && <NewSecret value={secret} />}
        {data ? (
          <>
            <ul className="divide-y divide-line border-y border-line empty:hidden">
              {hooks.map((hook) => (
                <HookRow key={hook.id} spaceId={space.id} hook={hook} />
              ))}
            </ul>
            {hooks.length < data.limit ? (
              <AddHookForm spaceId={space.id} onAdded={setSecret} />
            ) : (
              <p className="text-12 text-ink-3">{t('contentHooks.full', { most: data.limit })}</p>
            )}
          </>
        ) : error ? (
          <FailedBox
            error={error}
            text={t('contentHooks.failed')}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonBlock label={t('shell.loading')}>
            <Skeleton className="h-12! w-full" />
          </SkeletonBlock>
        )}
      </div>
    </Card>
  );
}
