import type { ReactNode } from 'react';
import { CAPITAL_ENTRY_KINDS } from '@toolyard/core/options/capital';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { DateField } from '../../../../ui/date-field/date-field.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/input.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import type { DraftFaults, EntryDraft } from './entry-draft.ts';

interface Props {
  readonly draft: EntryDraft;
  readonly onChange: (draft: EntryDraft) => void;
  readonly faults: DraftFaults;
}

/** The fields of an entry; the starting capital has an amount alone. */
export function EntryFields({ draft, onChange, faults }: Props) {
  const t = useText();
  const language = useLanguage();
  const isStart = draft.kind === 'start';
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3 sm:items-start">
        {!isStart && (
          <Labelled label={t('capital.kind')}>
            <Segments
              label={t('capital.kind')}
              className="self-start"
              value={draft.kind === 'withdrawal' ? 'withdrawal' : 'deposit'}
              onChange={(kind) => onChange({ ...draft, kind })}
              segments={CAPITAL_ENTRY_KINDS.map((kind) => ({
                value: kind,
                label: t(`capital.kind.${kind}`),
              }))}
            />
          </Labelled>
        )}
        {!isStart && (
          <DateField
            label={t('capital.date')}
            hint={t('capital.dateHint')}
            error={faults.date?.[language] ?? null}
            name="date"
            value={draft.date}
            onType={(date) => onChange({ ...draft, date })}
          />
        )}
        <Field
          label={t(isStart ? 'capital.kind.start' : 'capital.amount')}
          error={faults.amount?.[language] ?? null}
        >
          {(ids) => (
            <TextInput
              {...ids}
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              lead="$"
              value={draft.amount}
              onChange={(event) => onChange({ ...draft, amount: event.target.value })}
            />
          )}
        </Field>
      </div>
      {faults.others && (
        <ErrorBox className="mt-3">
          {t('capital.othersFault', { fault: faults.others[language] })}
        </ErrorBox>
      )}
    </>
  );
}

const Labelled = (props: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex flex-col gap-1.5">
    <span className="font-medium">{props.label}</span>
    {props.children}
  </div>
);
