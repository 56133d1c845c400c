import { useState } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { reportTexts } from '@toolyard/core/data';
import { textIn } from '@toolyard/core/shared';
import type { OpenedTable, ReadingChoices } from '@toolyard/duckdb';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { count } from '../../../ui/format.ts';
import { MessageBox } from '../../../ui/message-box.tsx';
import type { ReadFile } from '../open-state.ts';
import { ColumnTypes } from './column-types.tsx';
import { TextFormat } from './text-format.tsx';
import { RejectedLines } from './rejected-lines.tsx';

interface Props {
  readonly file: ReadFile;
  readonly table: OpenedTable;
  /** Reads the file again. */
  readonly onChoices: (choices: ReadingChoices) => void;
}

/** How a file was read: each guess beside what speaks for it, each of which can be changed, and what was left out. */
export function ReadingPanel({ file, table, onChoices }: Props) {
  const t = useText();
  const language = useLanguage();
  const { choices, opened } = file;
  const { columns, reports, rejected } = table;
  const unread = columns.filter(({ evidence }) => evidence.unread.length > 0).length;
  const toKnow = reports.length + unread;
  const [isOpen, setOpen] = useState(false);
  return (
    <Card label={t('data.howRead')}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-2 px-4 py-1.5 text-13 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            size={16}
            aria-hidden="true"
            className={isOpen ? 'rotate-90 text-ink-3' : 'text-ink-3'}
          />
          <h2 className="font-semibold">{t('data.howRead')}</h2>
          {toKnow > 0 && <span className="text-warn">{t('data.toKnow', { things: toKnow })}</span>}
          {rejected.length > 0 && (
            <span className="text-ink-2">
              {t('data.leftOutCount', { lines: rejected.length, count: count(rejected.length) })}
            </span>
          )}
        </summary>
        {isOpen && (
          <div className="flex flex-col gap-5 border-t border-line p-4">
            {reports.length > 0 && (
              <MessageBox tone="warn">
                {reports.map((report, at) => (
                  <p key={at}>{textIn(reportTexts(report), language)}</p>
                ))}
              </MessageBox>
            )}
            <TextFormat opened={opened} choices={choices} onChoices={onChoices} />
            <ColumnTypes
              columns={columns}
              chosen={choices.types ?? {}}
              onType={(name, rule) =>
                onChoices({ ...choices, types: { ...choices.types, [name]: rule } })
              }
            />
            {rejected.length > 0 && <RejectedLines name={file.file.name} rejected={rejected} />}
          </div>
        )}
      </details>
    </Card>
  );
}
