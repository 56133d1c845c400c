import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { newDraft, type EventDraft } from '@toolyard/core/lottery';
import {
  useCancelOrganisedEventMutation,
  useCreateOrganisedEventMutation,
  useDeleteOrganisedEventMutation,
  useEditOrganisedEventMutation,
  useListOrganisedEventsQuery,
  usePublishOrganisedEventMutation,
  useReadOrganisedEventQuery,
  useReadOrganiserNameQuery,
  useSubmitOrganisedEventMutation,
  useWithdrawSubmissionMutation,
  type ManagedEventResponse,
} from '../../api/generated.ts';
import { errorMessage } from '../../api/error-message.ts';
import { paths } from '../../app/paths.ts';
import { RequireUser } from '../../app/require-user.tsx';
import { useApplication } from '../../app/use-application.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { useContact } from '../../shell/use-contact.ts';
import { usePage } from '../../shell/use-page.ts';
import { toSaveRequest } from '../../ui/event-form/event-draft-wire.ts';
import { EventForm } from '../../ui/event-form/event-form.tsx';
import { EventPreview } from '../../ui/event-form/event-preview.tsx';
import { ManagedEvent } from '../../ui/event-form/managed-event.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { LoadFailed, LotteryFrame } from './lottery-frame.tsx';
import { OrganiserAccess } from './organiser-access.tsx';

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
  const organiser = useReadOrganiserNameQuery().data?.data.name;
  const contact = useContact();
  const [initial] = useState(() => newDraft(services.now()));
  const [create, { isLoading, error }] = useCreateOrganisedEventMutation();
  const save = async (draft: EventDraft) => {
    const { data } = await create({ saveEventRequest: toSaveRequest(draft) });
    if (data) void navigate(paths.organisedEvent(data.data.id), { replace: true });
    return data !== undefined;
  };
  return (
    <>
      <Title text={t('lottery.create')} />
      <OrganiserAccess>
        <EventForm
          initial={initial}
          organiser={organiser ?? ''}
          contact={contact.email}
          submit={t('more.saveDraft')}
          busy={isLoading}
          error={error ? errorMessage(error, t('more.saveFailed')) : null}
          onSubmit={save}
        />
      </OrganiserAccess>
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
  const [submit] = useSubmitOrganisedEventMutation();
  const [withdraw] = useWithdrawSubmissionMutation();
  const [cancel] = useCancelOrganisedEventMutation();
  const [remove] = useDeleteOrganisedEventMutation();
  const { data: role } = useListOrganisedEventsQuery({ limit: 1 });
  const pictures = `/api/lottery/organised/${event.id}/pictures`;
  const at = { id: event.id, 'If-Match': `"${event.version}"` };
  return (
    <>
      <Title text={event.title[language]} />
      <ManagedEvent
        event={event}
        pictures={pictures}
        calls={{
          save: (draft) => edit({ ...at, saveEventRequest: toSaveRequest(draft) }),
          ...(role?.organiser === true && { publish: () => publish(at) }),
          ...(role?.organiser === false && { submit: () => submit(at) }),
          withdraw: () => withdraw(at),
          cancel: (reason) => cancel({ ...at, cancelEventRequest: { reason } }),
          remove: async () => {
            const answer = await remove(at);
            if (!answer.error) void navigate(paths.lotteryOrganise, { replace: true });
            return answer;
          },
        }}
      />
      {event.phase === 'draft' && (
        <div className="mt-6">
          <EventPreview event={event} pictures={pictures} />
        </div>
      )}
    </>
  );
}
