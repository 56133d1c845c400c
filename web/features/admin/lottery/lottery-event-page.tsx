import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { newDraft, SITE_ORGANISER, type EventDraft } from '@toolyard/core/lottery';
import {
  useApproveEventMutation,
  useCancelManagedEventMutation,
  useCreateManagedEventMutation,
  useDeclineEventMutation,
  useDeleteManagedEventMutation,
  useEditManagedEventMutation,
  usePublishManagedEventMutation,
  useReadManagedEventQuery,
  type ManagedEventResponse,
} from '../../../api/generated-admin.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { useApplication } from '../../../app/use-application.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { useContact } from '../../../shell/use-contact.ts';
import { Card } from '../../../ui/card.tsx';
import { toSaveRequest } from '../../../ui/event-form/event-draft-wire.ts';
import { EventForm } from '../../../ui/event-form/event-form.tsx';
import { EventPreview } from '../../../ui/event-form/event-preview.tsx';
import { ManagedEvent } from '../../../ui/event-form/managed-event.tsx';
import { ListHead } from '../data-table/list-head.tsx';
import { adminPaths } from '../frame/admin-paths.ts';
import { FormSkeleton, RecordFault } from '../people/record-states.tsx';
import { SuperadminOnly } from '../session/use-admin.tsx';
import { DrawCard } from './draw-card.tsx';
import { EntriesCard } from './entries-card.tsx';
import { WinnersCard } from './winners-card.tsx';

/** /admin/lottery/{id}: the whole lifecycle of one event; `new` is the form of another one. */
export function LotteryEventPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewEvent /> : <Event key={id} id={id} />;
}

function NewEvent() {
  const t = useText();
  const navigate = useNavigate();
  const { services } = useApplication();
  const contact = useContact();
  const [initial] = useState(() => newDraft(services.now()));
  const [create, { isLoading, error }] = useCreateManagedEventMutation();
  const save = async (draft: EventDraft) => {
    const { data } = await create({ saveEventRequest: toSaveRequest(draft) });
    if (data) void navigate(adminPaths.lotteryEvent(data.data.id), { replace: true });
    return data !== undefined;
  };
  return (
    <>
      <ListHead title={t('adminLottery.create')} />
      <Card className="p-4">
        <EventForm
          initial={initial}
          organiser={SITE_ORGANISER}
          contact={contact.email}
          submit={t('more.saveDraft')}
          busy={isLoading}
          error={error ? errorMessage(error, t('more.saveFailed')) : null}
          onSubmit={save}
        />
      </Card>
    </>
  );
}

function Event({ id }: { readonly id: string }) {
  const t = useText();
  const { data, error, refetch } = useReadManagedEventQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  if (data) return <Managed event={data.data} />;
  return (
    <>
      <ListHead title={t('adminLottery.title')} />
      {error ? (
        <RecordFault
          error={error}
          text={t('adminLottery.eventFailed')}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </>
  );
}

function Managed({ event }: { readonly event: ManagedEventResponse }) {
  const t = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [edit] = useEditManagedEventMutation();
  const [publish] = usePublishManagedEventMutation();
  const [cancel] = useCancelManagedEventMutation();
  const [approve] = useApproveEventMutation();
  const [decline] = useDeclineEventMutation();
  const [remove] = useDeleteManagedEventMutation();
  const at = { id: event.id, 'If-Match': `"${event.version}"` };
  const isDraft = event.phase === 'draft';
  const pictures = `/api/admin/lottery/events/${event.id}/pictures`;
  return (
    <>
      <ListHead
        title={event.title[language]}
        primary={
          <SuperadminOnly>
            <Link
              to={`${adminPaths.audit}?subject=${encodeURIComponent(event.id)}`}
              className="whitespace-nowrap text-accent hover:underline"
            >
              {t('adminLottery.audit')}
            </Link>
          </SuperadminOnly>
        }
      />
      <div className="space-y-6">
        <Card className="p-4">
          <ManagedEvent
            event={event}
            pictures={pictures}
            calls={{
              save: (draft) => edit({ ...at, saveEventRequest: toSaveRequest(draft) }),
              publish: () => publish(at),
              approve: () => approve(at),
              decline: (reason) => decline({ ...at, declineEventRequest: { reason } }),
              cancel: (reason) => cancel({ ...at, cancelEventRequest: { reason } }),
              remove: async () => {
                const answer = await remove(at);
                if (!answer.error) void navigate(adminPaths.lottery, { replace: true });
                return answer;
              },
            }}
          />
        </Card>
        <EventPreview event={event} pictures={pictures} />
        {!isDraft && (
          <>
            <DrawCard event={event} />
            <WinnersCard event={event} />
            <EntriesCard event={event} />
          </>
        )}
      </div>
    </>
  );
}
