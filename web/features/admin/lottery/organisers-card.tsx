import { useState } from 'react';
import {
  useGrantOrganiserMutation,
  useListOrganisersQuery,
  useListUsersQuery,
  useRevokeOrganiserMutation,
} from '../../../api/generated-admin.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { SearchInput } from '../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../ui/data-table/table-states.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';

/** Users who publish events at once: listed, found by name or address, added and removed. */
export function OrganisersCard() {
  const t = useText();
  const { data, error } = useListOrganisersQuery();
  const [revoke, revoking] = useRevokeOrganiserMutation();
  const failed = revoking.error ?? error;
  return (
    <Card label={t('adminLottery.organisers')}>
      <CardHead title={t('adminLottery.organisers')} />
      <div className="space-y-3 p-4">
        <p className="text-ink-2">{t('adminLottery.organisersText')}</p>
        {failed && <ErrorBox>{errorMessage(failed, t('adminLottery.grantFailed'))}</ErrorBox>}
        {!data && !error && <Skeleton className="my-1 w-40" />}
        {data?.data.length === 0 && <p className="text-ink-3">{t('adminLottery.noOrganisers')}</p>}
        <ul className="divide-y divide-line">
          {data?.data.map((organiser) => (
            <li key={organiser.id} className="flex flex-wrap items-center gap-2 py-2">
              <span className="font-medium wrap-anywhere">{organiser.name}</span>
              <span className="text-ink-3 wrap-anywhere">{organiser.email}</span>
              <Button
                size="sm"
                look="danger"
                className="ml-auto"
                busy={revoking.isLoading}
                onClick={() => void revoke({ id: organiser.id })}
              >
                {t('adminLottery.revoke', { name: organiser.name })}
              </Button>
            </li>
          ))}
        </ul>
        <AddOrganiser organisers={data?.data.map(({ id }) => id) ?? []} />
      </div>
    </Card>
  );
}

const PAUSE_MS = 300;
const SHOWN = 5;

/** Finds a user by a part of the name or the address, and trusts that user. */
function AddOrganiser({ organisers }: { readonly organisers: readonly string[] }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), PAUSE_MS);
  const { currentData, error } = useListUsersQuery(
    { search, limit: SHOWN },
    { skip: search === '' },
  );
  const [grant, granting] = useGrantOrganiserMutation();
  const failed = granting.error ?? error;
  const users = search === '' ? null : (currentData?.users ?? null);
  return (
    <div className="space-y-2">
      <SearchInput
        label={t('adminLottery.findUser')}
        className="w-90 max-w-full"
        value={typed}
        onType={setTyped}
      />
      {failed && <ErrorBox>{errorMessage(failed, t('adminLottery.grantFailed'))}</ErrorBox>}
      {search !== '' && !users && !error && <SkeletonRows count={1} />}
      {users?.length === 0 && (
        <p role="status" className="text-ink-3">
          {t('adminLottery.noUserFound')}
        </p>
      )}
      <ul className="divide-y divide-line">
        {users?.map((user) => (
          <li key={user.id} className="flex flex-wrap items-center gap-2 py-2">
            <span className="font-medium wrap-anywhere">{user.name}</span>
            <span className="text-ink-3 wrap-anywhere">{user.email}</span>
            {organisers.includes(user.id) ? (
              <Badge className="ml-auto">{t('adminLottery.isOrganiser')}</Badge>
            ) : (
              <Button
                size="sm"
                className="ml-auto"
                busy={granting.isLoading}
                onClick={() => void grant({ id: user.id })}
              >
                {t('adminLottery.grant', { name: user.name })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
