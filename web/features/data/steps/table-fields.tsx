import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type {
  Cancellation,
  Column,
  GroupKey,
  JoinKey,
  KeyValues,
  RecipeSource,
} from '@toolyard/core/data';
import { useText } from '../../../i18n/use-text.ts';
import { count } from '../../../ui/format.ts';
import { Select } from '../../../ui/select.tsx';
import { choicesOf } from './column-choices.ts';
import { ListField } from './list-field.tsx';

export interface OtherTable extends RecipeSource {
  readonly title: string;
}

/** What the fields of a step need of the tables beside the columns that it reads. */
export interface StepTables {
  /** Those that the step can take besides its own, and what they are called on the page. */
  readonly others: readonly OtherTable[];
  readonly keyValues: (key: GroupKey, cancellation: Cancellation) => Promise<KeyValues>;
}

interface JoinKeysProps {
  readonly label: string;
  readonly columns: readonly Column[];
  /** Null while no other table is chosen. */
  readonly other: OtherTable | null;
  readonly value: readonly JoinKey[];
  readonly onChange: (value: readonly JoinKey[]) => void;
}

/** Pairs of a column of this table and one of the other. */
export function JoinKeysField({ label, columns, other, value, onChange }: JoinKeysProps) {
  const t = useText();
  const right = other?.columns ?? [];
  const fresh = () => ({ left: columns[0]!.name, right: right[0]?.name ?? '' });
  return (
    <ListField<JoinKey> label={label} value={value} onChange={onChange} fresh={fresh}>
      {(key, set) => (
        <>
          <Select
            aria-label={t('data.columnHere')}
            className="min-w-32 flex-1"
            value={key.left}
            onChoose={(left) => set({ ...key, left })}
            choices={choicesOf(columns)}
          />
          <Select
            aria-label={t('data.columnThere')}
            className="min-w-32 flex-1"
            value={key.right}
            onChoose={(chosen) => set({ ...key, right: chosen })}
            choices={choicesOf(right)}
          />
        </>
      )}
    </ListField>
  );
}

interface KeyValuesProps {
  readonly label: string;
  readonly of: GroupKey;
  readonly keyValues: StepTables['keyValues'];
  readonly value: readonly (string | null)[];
  readonly onChange: (value: readonly (string | null)[]) => void;
}

/** The values of a key, of which any are chosen; all at first, and again when the key is another one. */
export function KeyValuesField({ label, of, keyValues, value, onChange }: KeyValuesProps) {
  const t = useText();
  const key = JSON.stringify(of);
  const [answer, setAnswer] = useState<{
    readonly of: string;
    readonly values: KeyValues | null;
    readonly fault: string | null;
  } | null>(null);
  const chosenOf = useRef(value.length > 0 ? key : null);
  const take = useEffectEvent((found: KeyValues) => {
    setAnswer({ of: key, values: found, fault: null });
    if (chosenOf.current !== key) onChange(found.values);
    chosenOf.current = key;
  });
  const read = useEffectEvent((cancellation: AbortSignal) => keyValues(of, cancellation));
  useEffect(() => {
    const control = new AbortController();
    read(control.signal).then(take, (error: Error) => {
      if (!control.signal.aborted) setAnswer({ of: key, values: null, fault: error.message });
    });
    return () => control.abort();
  }, [key]);
  const { values: known, fault } = answer?.of === key ? answer : { values: null, fault: null };
  const found = known?.values ?? [];
  const listed = [...found, ...value.filter((each) => known && !found.includes(each))];
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      {known === null && (
        <p role="status" className="text-ink-2">
          {fault ?? t('data.profiling')}
        </p>
      )}
      <div className="grid max-h-64 grid-cols-2 gap-x-4 gap-y-1 overflow-y-auto">
        {listed.map((each) => (
          <label key={String(each)} className="flex min-w-0 items-center gap-2 py-0.5">
            <input
              type="checkbox"
              checked={value.includes(each)}
              onChange={({ target }) =>
                onChange(
                  listed.filter((other) =>
                    other === each ? target.checked : value.includes(other),
                  ),
                )
              }
            />
            <span className="truncate">{each ?? t('data.missing')}</span>
          </label>
        ))}
      </div>
      {known !== null && known.others > 0 && (
        <p className="mt-1.5 text-12 text-ink-2">
          {t('data.pivotOthers', { listed: found.length, others: count(known.others) })}
        </p>
      )}
    </fieldset>
  );
}
