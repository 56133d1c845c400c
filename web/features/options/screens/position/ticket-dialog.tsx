import { useId, type FormEvent, type ReactNode } from 'react';
import { firstCharacters } from '@toolyard/core/shared';
import { errorMessage } from '../../../../api/error-message.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/input.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { toneOf } from '../../shared/figures/figures.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { FillTimeField, type FillTimeChoice } from './fill-time-field.tsx';
import { TicketOrder } from './ticket-order.tsx';
import { RatesNote, TicketLines } from './ticket-lines.tsx';
import type { Ticket } from './use-ticket.ts';
import { isCallError } from '../../../../api/call-error.ts';

const PLACE = /^[a-z]+\.(\d+)\./i;

const isFault = (value: unknown): value is { field: string; message: string } =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  typeof value.field === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

/** What a refusal says of no field in particular. */
export function generalFaults(error: unknown): readonly string[] {
  const details = isCallError(error) && Array.isArray(error.details) ? error.details : [];
  return (details as { field?: string; message: string }[]).flatMap(({ field, message }) =>
    field === undefined ? [message] : [],
  );
}

/** What a refusal says of single lines, `fills.1.price` being the second, by their place. */
export function lineFaults(error: unknown): ReadonlyMap<number, string> {
  const details = isCallError(error) && Array.isArray(error.details) ? error.details : [];
  return new Map(
    details.filter(isFault).flatMap(({ field, message }) => {
      const place = PLACE.exec(field)?.[1];
      return place === undefined ? [] : [[Number(place), message] as const];
    }),
  );
}

const LONGEST_NOTE = 200;

interface Props {
  readonly title: string;
  readonly description: string;
  readonly submit: string;
  readonly danger?: boolean;
  readonly ticket: Ticket;
  /** When it took place. */
  readonly time: FillTimeChoice;
  /** Keeps it from being sent, in words. */
  readonly reason?: string | null;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** What is chosen before the lines. */
  readonly before?: ReactNode;
  /** What comes of it. */
  readonly children?: ReactNode;
  /** Warnings in the foot, above the buttons. */
  readonly above?: ReactNode;
}

/** Trades that are priced and sent together; the cash of them all stands beside the button. */
export function TicketDialog(props: Props) {
  const { title, description, submit, ticket, time, busy, error, onSubmit, onClose } = props;
  const t = useText();
  const form = useId();
  const { money } = useFormat();
  const { lines, cash } = ticket;
  const wrong = cash === null ? t('life.priceMissing') : null;
  const reason = props.reason ?? wrong ?? (time.fault && t('life.timeWrong'));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!reason && !busy) onSubmit();
  };
  return (
    <FormDialog
      wide
      onClose={onClose}
      title={title}
      description={description}
      closeLabel={t('position.cancel')}
      foot={(leave) => (
        <>
          {props.above}
          <p className="mr-auto text-13">
            <span className="text-ink-2">{t('life.cash')}</span>{' '}
            <output
              aria-label={t('life.cash')}
              className={`figures text-20 font-semibold ${toneOf(cash ?? 0)}`}
            >
              {money(cash)}
            </output>
            {reason && <span className="block text-12 text-ink-3">{reason}</span>}
          </p>
          <Button onClick={leave}>{t('position.cancel')}</Button>
          <Button
            type="submit"
            form={form}
            look={props.danger ? 'danger-solid' : 'primary'}
            busy={busy}
            disabled={reason !== null}
          >
            {submit}
          </Button>
        </>
      )}
    >
      <form id={form} noValidate onSubmit={send} className="mt-4 grid grid-cols-1 gap-4">
        {error !== undefined && error !== null && (
          <ErrorBox>{errorMessage(error, t('life.notSent'))}</ErrorBox>
        )}
        {props.before}
        <TicketOrder ticket={ticket} />
        {lines.length > 0 && (
          <TicketLines lines={lines} faults={lineFaults(error)} change={ticket.change} />
        )}
        <RatesNote rates={ticket.rates} />
        {props.children}
        <FillTimeField choice={time} error={error} />
        <Field label={t('life.note')}>
          {(ids) => (
            <TextInput
              {...ids}
              autoComplete="off"
              value={ticket.note}
              onChange={(event) =>
                ticket.setNote(firstCharacters(event.target.value, LONGEST_NOTE))
              }
            />
          )}
        </Field>
      </form>
    </FormDialog>
  );
}
