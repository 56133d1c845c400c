import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { newDraft, type EventDraft } from '@toolyard/core/lottery';
import {
  useCancelOrganisedEventMutation,
  useCreateOrganisedEventMutation,
  useDeleteOrganisedEventMutation,
  useEditOrganisedEventMutation,
  usePublishOrganisedEventMutation,
  useReadOrganisedEventQuery,
  type ManagedEventResponse,
} from '../../api/generated.ts';
import { errorMessage } from '../../api/error-message.ts';
import { paths } from '../../app/paths.ts';
import { RequireUser } from '../../app/require-user.tsx';
import { useApplication, useSession } from '../../app/use-application.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { useContact } from '../../shell/use-contact.ts';
import { usePage } from '../../shell/use-page.ts';
import { toSaveRequest } from '../../ui/event-form/event-draft-wire.ts';
import { EventForm } from '../../ui/event-form/event-form.tsx';
import { ManagedEvent } from '../../ui/event-form/managed-event.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { LoadFailed, LotteryFrame } from './lottery-frame.tsx';

/** /lottery/organise/{id}: one event of an organiser; `new` is the form of another one. */
export function OrganisedEventPage() {
  const t = useText();
  const { id = '' } = useParams();
  return (
    <LotteryFrame>
      <Link
        to={paths.lotteryOrganise}
        className="inline-flex min-h-6 items-center text-12 text-accent hover:underline max-md:min-h-10"
      >
        {t('more.organiseTitle')}
      </Link>
      <RequireUser>{id === 'new' ? <NewEvent /> : <Event key={id} id={id} />}</RequireUser>
    </LotteryFrame>
  );
}

function Title({ text }: { readonly text: string }) {
  usePage(text);
  return (
    <h1 className="tracking-heading mt-2 mb-6 text-[24px] leading-8 font-semibold wrap-anywhere outline-none">
      {text}
    </h1>
  );
}

function NewEvent() {
  const t = useText();
  const navigate = useNavigate();
  const { services } = useApplication();
  const { user } = useSession();
  const contact = useContact();
  const [initial] = useState(() => newDraft(services.now()));
  const [create, { isLoading, error }] = useCreateOrganisedEventMutation();
  const save = async (draft: EventDraft) => {
    const { data } = await create({ saveEventRequest: toSaveRequest(draft) });
    if (data) void navigate(paths.organisedEvent(data.data.id), { replace: true });
  };
  return (
    <>
      <Title text={t('lottery.create')} />
      <EventForm
        initial={initial}
        organiser={user?.name ?? ''}
        contact={contact.email}
        submit={t('more.saveDraft')}
        busy={isLoading}
        error={error ? errorMessage(error, t('more.saveFailed')) : null}
        onSubmit={(draft) => void save(draft)}
      />
    </>
  );
}

function Event({ id }: { readonly id: string }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useReadOrganisedEventQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  if (data) return <OwnEvent event={data.data} />;
  if (error)
    return (
      <>
        <Title text={t('more.organiseTitle')} />
        <LoadFailed
          title={t('more.organiseFailed')}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </>
    );
  return (
    <SkeletonBlock label={t('lottery.loading')} className="mt-4 space-y-4">
      <Skeleton className="h-8" />
      <Skeleton className="h-40" />
    </SkeletonBlock>
  );
}

function OwnEvent({ event }: { readonly event: ManagedEventResponse }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [edit] = useEditOrganisedEventMutation();
  const [publish] = usePublishOrganisedEventMutation();
  const [cancel] = useCancelOrganisedEventMutation();
  const [remove] = useDeleteOrganisedEventMutation();
  const at = { id: event.id, 'If-Match': `"${event.version}"` };
  return (
    <>
      <Title text={event.title[language]} />
      <ManagedEvent
        event={event}
        calls={{
          save: (draft) => edit({ ...at, saveEventRequest: toSaveRequest(draft) }),
          publish: () => publish(at),
          cancel: (reason) => cancel({ ...at, cancelEventRequest: { reason } }),
          remove: async () => {
            const answer = await remove(at);
            if (!answer.error) void navigate(paths.lotteryOrganise);
            return answer;
          },
        }}
      />
    </>
  );
}
