import { useParams } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { FormPage } from '../people/form-page.tsx';
import { AuditLink } from '../people/audit-link.tsx';
import { SecondFactorCard, SessionsCard } from '../people/person-actions.tsx';
import { FormSkeleton, RecordFault } from '../people/record-states.tsx';
import { useAdmin } from '../session/use-admin.tsx';
import {
  useEndSessionsOfAdminMutation,
  useReadAdminQuery,
  useRemoveSecondFactorOfAdminMutation,
} from './admins-api.ts';
import { EditAdminForm } from './edit-admin-form.tsx';

/** One operator of the console, to be changed. */
export function EditAdminPage() {
  const t = useText();
  const { id = '' } = useParams();
  const own = useAdmin().id;
  const { currentData, error, isFetching, refetch } = useReadAdminQuery({ id });
  const [end] = useEndSessionsOfAdminMutation();
  const [removeFactor] = useRemoveSecondFactorOfAdminMutation();
  return (
    <FormPage
      title={t('admins.editTitle')}
      back={{ to: adminPaths.admins, text: t('admins.back') }}
    >
      {currentData ? (
        <>
          <EditAdminForm key={id} admin={currentData} />
          <p>
            <AuditLink kind="admin" id={id} />
          </p>
          {/* One's own are ended in the profile. */}
          {id !== own && <SessionsCard name={currentData.username} run={() => end({ id })} />}
          {id !== own && currentData.secondFactor && (
            <SecondFactorCard name={currentData.username} run={() => removeFactor({ id })} />
          )}
        </>
      ) : error && !isFetching ? (
        <RecordFault error={error} text={t('admins.getFailed')} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </FormPage>
  );
}
