import { useState } from 'react';
import { textIn } from '@toolyard/core/shared';
import type { TypedColumn } from '@toolyard/duckdb';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { count } from '../../../ui/format.ts';
import { Select } from '../../../ui/select.tsx';

/** Columns that are listed at first. */
const AT_FIRST = 50;

interface Props {
  readonly columns: readonly TypedColumn[];
  /** Rules that somebody chose, by the name of the column. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly onType: (column: string, rule: string) => void;
}

/** The type of each column with what speaks for it, and what else it could be. Those that lose values come first. */
export function ColumnTypes({ columns, chosen, onType }: Props) {
  const t = useText();
  const [all, setAll] = useState(false);
  const listed = columns.toSorted(
    (a, b) => Number(b.evidence.unread.length > 0) - Number(a.evidence.unread.length > 0),
  );
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h3 className="text-13 font-semibold">{t('data.columnTypes')}</h3>
      <ul aria-label={t('data.columnTypes')} className="max-h-80 overflow-y-auto text-13">
        {listed.slice(0, all ? undefined : AT_FIRST).map((column) => (
          <ColumnRow
            key={column.name}
            column={column}
            isChosen={column.name in chosen}
            onType={(rule) => onType(column.name, rule)}
          />
        ))}
      </ul>
      {!all && columns.length > AT_FIRST && (
        <Button size="sm" className="self-start" onClick={() => setAll(true)}>
          {t('data.allColumns', { columns: count(columns.length) })}
        </Button>
      )}
    </div>
  );
}

interface RowProps {
  readonly column: TypedColumn;
  readonly isChosen: boolean;
  readonly onType: (rule: string) => void;
}

function ColumnRow({ column, isChosen, onType }: RowProps) {
  const t = useText();
  const language = useLanguage();
  const { name, type, ruleId, ruleLabel, alternatives, evidence, evidenceTexts } = column;
  const label = (text: string, reads: number | null) =>
    reads === null || reads >= evidence.values
      ? text
      : t('data.readsPart', { type: text, reads: count(reads), values: count(evidence.values) });
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line py-2 last:border-b-0 md:grid-cols-[minmax(8rem,1fr)_minmax(12rem,1fr)_2fr]">
      <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
      {alternatives.length === 0 ? (
        <span className="text-ink-2">{t(`data.type.${type}`)}</span>
      ) : (
        <Select
          aria-label={t('data.typeOf', { column: name })}
          className="w-full self-start"
          value={ruleId}
          onChoose={onType}
          choices={[
            { value: ruleId, label: textIn(ruleLabel, language) },
            ...alternatives.map((each) => ({
              value: each.ruleId,
              label: label(textIn(each.label, language), each.reads),
            })),
          ]}
        />
      )}
      <span
        className={
          evidence.unread.length > 0
            ? 'min-w-0 text-warn wrap-anywhere'
            : 'min-w-0 text-ink-2 wrap-anywhere'
        }
      >
        {textIn(evidenceTexts, language)}
        {isChosen && ` ${t('data.chosenByYou')}`}
      </span>
    </li>
  );
}
