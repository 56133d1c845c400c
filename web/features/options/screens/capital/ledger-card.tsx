import { useState, type FormEvent, type ReactNode } from 'react';
import {
  capitalFaults,
  capitalOn,
  inOrder,
  STARTING_CAPITAL,
} from '@toolyard/core/options/capital';
import type { CapitalRecord } from '@toolyard/core/options/capital';
import { toDollars } from '@toolyard/core/shared';
import type { CapitalResponse } from '../../../../api/generated.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { useToasts } from '../../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { amount } from '../../../../ui/format.ts';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { HIDE_BELOW_MD, Table, Td, Th } from '../../../../ui/table.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { useToday } from '../../shared/live/use-now.ts';
import { draftFaults, recordOf, withDraft, withoutEntry, type EntryDraft } from './entry-draft.ts';
import { EntryFields } from './entry-fields.tsx';
import { useSaveCapital } from './use-save-capital.ts';

/** The starting capital, deposits and withdrawals of an account, each of which can be corrected. */
export function LedgerCard({ ledger }: { readonly ledger: CapitalResponse }) {
  const t = useText();
  const language = useLanguage();
  const toasts = useToasts();
  const today = useToday();
  const { save, saving, refusal } = useSaveCapital();
  const [draft, setDraft] = useState<EntryDraft | null>(null);
  const [tried, setTried] = useState(false);
  const [removal, setRemoval] = useState<string | null>(null);
  const record = recordOf(ledger);
  const changed = draft && withDraft(record, draft);
  const faults = draft && changed ? draftFaults(changed, draft, today) : {};
  const edit = (next: EntryDraft | null) => {
    setDraft(next);
    setTried(false);
    setRemoval(null);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    const [wrong] = (['date', 'amount'] as const).filter((name) => faults[name]);
    if (wrong) form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    if (Object.keys(faults).length > 0 || !changed) return;
    if (!(await save(changed, ledger.version))) return;
    edit(null);
    toasts.add({ title: t('capital.saved') });
  };
  const remove = async (id: string) => {
    edit(null);
    const without = withoutEntry(record, id);
    const [fault] = capitalFaults(without, today);
    if (fault) {
      setRemoval(fault.texts?.[language] ?? fault.message);
      return;
    }
    if (await save(without, ledger.version)) toasts.add({ title: t('capital.removed') });
  };
  const add = () => edit({ id: crypto.randomUUID(), kind: 'deposit', date: today, amount: '' });
  const title = t('capital.ledger');
  return (
    <Card label={title}>
      <CardHead
        title={title}
        controls={
          <Button size="sm" onClick={add} disabled={draft !== null}>
            {t('capital.add')}
          </Button>
        }
      />
      {draft && (
        <form
          onSubmit={(event) => void submit(event)}
          noValidate
          className="border-b border-line p-4"
        >
          <EntryFields draft={draft} onChange={setDraft} faults={tried ? faults : {}} />
          <div className="mt-3 flex justify-end gap-2">
            <Button size="sm" onClick={() => edit(null)}>
              {t('capital.cancel')}
            </Button>
            <Button size="sm" type="submit" look="primary" busy={saving}>
              {t('capital.save')}
            </Button>
          </div>
        </form>
      )}
      {(refusal ?? removal) !== null && (
        <ErrorBox className="m-4">
          {removal === null ? refusal : t('capital.notRemoved', { fault: removal })}
        </ErrorBox>
      )}
      <Entries
        record={record}
        actions={(entry) => (
          <span className="flex justify-end gap-1">
            <Button size="sm" look="quiet" onClick={() => edit(entry)}>
              {t('capital.correct')}
            </Button>
            {entry.kind !== 'start' && (
              <Button
                size="sm"
                look="quiet"
                disabled={saving}
                onClick={() => void remove(entry.id)}
              >
                {t('capital.remove')}
              </Button>
            )}
          </span>
        )}
      />
    </Card>
  );
}

/** The capital of the sample account. */
export function SampleLedgerCard({ badge }: { readonly badge: ReactNode }) {
  const t = useText();
  const title = t('capital.ledger');
  return (
    <Card label={title}>
      <CardHead title={title} beside={badge} />
      <Entries record={{ startingCapital: STARTING_CAPITAL, entries: [] }} />
    </Card>
  );
}

interface EntriesProps {
  readonly record: CapitalRecord;
  readonly actions?: (entry: EntryDraft) => ReactNode;
}

function Entries({ record, actions }: EntriesProps) {
  const t = useText();
  const format = useFormat();
  const { startingCapital } = record;
  const start = {
    id: '',
    kind: 'start',
    date: '',
    amount: String(toDollars(startingCapital)),
  } as const;
  return (
    <>
      <Table label={t('capital.ledger')}>
        <thead>
          <tr>
            <Th>{t('capital.date')}</Th>
            <Th>{t('capital.kind')}</Th>
            <Th num>{t('capital.amount')}</Th>
            <Th num className={HIDE_BELOW_MD}>
              {t('capital.after')}
            </Th>
            {actions && (
              <Th>
                <span className="sr-only">{t('capital.actions')}</span>
              </Th>
            )}
          </tr>
        </thead>
        <tbody>
          <tr>
            <Td>--</Td>
            <Td>{t('capital.kind.start')}</Td>
            <Td num>{amount(toDollars(startingCapital))}</Td>
            <Td num className={HIDE_BELOW_MD}>
              {amount(toDollars(startingCapital))}
            </Td>
            {actions && <Td>{actions(start)}</Td>}
          </tr>
          {inOrder(record.entries).map((entry, i, ordered) => {
            const dollars = toDollars(entry.amount);
            const upTo = { startingCapital, entries: ordered.slice(0, i + 1) };
            return (
              <tr key={entry.id}>
                <Td className="whitespace-nowrap">{format.monthDay(entry.date)}</Td>
                <Td>{t(`capital.kind.${entry.kind}`)}</Td>
                <Td num>{amount(entry.kind === 'deposit' ? dollars : 0 - dollars, 'always')}</Td>
                <Td num className={HIDE_BELOW_MD}>
                  {amount(toDollars(capitalOn(upTo, entry.date)))}
                </Td>
                {actions && <Td>{actions({ ...entry, amount: String(dollars) })}</Td>}
              </tr>
            );
          })}
        </tbody>
      </Table>
      <p className="px-4 py-2.5 text-12 text-ink-3">{t('capital.ledgerNote')}</p>
    </>
  );
}
