import { useState, type FormEvent } from 'react';
import {
  useGrantOrganiserMutation,
  useListOrganisersQuery,
  useRevokeOrganiserMutation,
} from '../../../api/generated-admin.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { SkeletonRows } from '../../../ui/data-table/table-states.tsx';

/** Users who may run events: listed, added by id and removed. */
export function OrganisersCard() {
  const t = useText();
  const { data, error } = useListOrganisersQuery();
  const [grant, granting] = useGrantOrganiserMutation();
  const [revoke, revoking] = useRevokeOrganiserMutation();
  const [id, setId] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { error: refused } = await grant({ id: id.trim() });
    if (!refused) setId('');
  };
  const failed = granting.error ?? revoking.error ?? error;
  return (
    <Card label={t('adminLottery.organisers')}>
      <CardHead title={t('adminLottery.organisers')} />
      <div className="space-y-3 p-4">
        <p className="text-ink-2">{t('adminLottery.organisersText')}</p>
        {failed && <ErrorBox>{errorMessage(failed, t('adminLottery.grantFailed'))}</ErrorBox>}
        {!data && !error && <SkeletonRows count={1} />}
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
        <form onSubmit={(event) => void send(event)} className="flex flex-wrap items-end gap-2">
          <Field label={t('adminLottery.userId')} className="w-90 max-w-full">
            {(ids) => (
              <TextInput {...ids} value={id} onChange={({ target }) => setId(target.value)} />
            )}
          </Field>
          <Button type="submit" busy={granting.isLoading} disabled={id.trim() === ''}>
            {t('adminLottery.grant')}
          </Button>
        </form>
      </div>
    </Card>
  );
}
