import { useParams } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { FormPage } from '../people/form-page.tsx';
import { FormSkeleton, RecordFault } from '../people/record-states.tsx';
import { useIsSupport } from '../session/use-admin.tsx';
import { EditUserForm } from './edit-user-form.tsx';
import { UserAccessCards } from './user-access-cards.tsx';
import { useReadUserQuery } from './users-api.ts';

/** One user of the site, to be changed. */
export function EditUserPage() {
  const t = useText();
  const isSupport = useIsSupport();
  const { id = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useReadUserQuery({ id });
  return (
    <FormPage
      title={t(isSupport ? 'users.viewTitle' : 'users.editTitle')}
      back={{ to: adminPaths.users, text: t('users.back') }}
    >
      {currentData ? (
        <>
          {!isSupport && <EditUserForm key={id} user={currentData.user} />}
          <UserAccessCards user={currentData.user} />
        </>
      ) : error && !isFetching ? (
        <RecordFault error={error} text={t('users.getFailed')} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton fields={4} />
      )}
    </FormPage>
  );
}
