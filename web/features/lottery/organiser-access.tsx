import type { ReactNode } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import {
  useReadProfileQuery,
  useRequestEmailConfirmationMutation,
} from '../../api/generated-auth.ts';
import { useListOrganisedEventsQuery, useReadOrganiserNameQuery } from '../../api/generated.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { ErrorBox, MessageBox } from '../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { PublicName } from './public-name.tsx';

/** Shows the form to users who may draft events and have a public name; others take these steps first. */
export function OrganiserAccess({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const fresh = { refetchOnMountOrArgChange: true };
  const role = useListOrganisedEventsQuery({ limit: 1 }, fresh);
  const profile = useReadProfileQuery(undefined, fresh);
  const named = useReadOrganiserNameQuery();
  if (role.isLoading || profile.isLoading)
    return (
      <SkeletonBlock label={t('lottery.loading')} className="mt-4 space-y-4">
        <Skeleton className="h-8" />
        <Skeleton className="h-40" />
      </SkeletonBlock>
    );
  const isRefused = profile.data?.user.emailVerified === false && role.data?.organiser === false;
  if (!isRefused) return named.data?.data.name == null ? <PublicName /> : children;
  return (
    <Unconfirmed
      email={profile.data?.user.email ?? ''}
      busy={profile.isFetching}
      onCheck={() => void profile.refetch()}
    />
  );
}

interface UnconfirmedProps {
  readonly email: string;
  readonly busy: boolean;
  readonly onCheck: () => void;
}

/** Says why no event can be drafted, and sends the link once more. */
function Unconfirmed({ email, busy, onCheck }: UnconfirmedProps) {
  const t = useText();
  const [request, { isLoading, isSuccess, error }] = useRequestEmailConfirmationMutation();
  return (
    <Card label={t('more.unconfirmed')}>
      <CardHead title={t('more.unconfirmed')} />
      <div className="flex flex-col gap-3 p-4">
        <p className="wrap-anywhere text-ink-2">{t('more.unconfirmedText', { email })}</p>
        {error && <ErrorBox>{errorMessage(error, t('more.linkFailed'))}</ErrorBox>}
        {isSuccess && <MessageBox tone="ok">{t('more.linkSent', { email })}</MessageBox>}
        <div className="flex flex-wrap gap-2">
          <Button look="primary" busy={isLoading} onClick={() => void request()}>
            {t('more.sendLink')}
          </Button>
          <Button busy={busy} onClick={onCheck}>
            {t('more.checkAgain')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
