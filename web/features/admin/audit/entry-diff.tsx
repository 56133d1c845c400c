import { useState } from 'react';
import Diff from 'lucide-react/icons/diff';
import Equal from 'lucide-react/icons/equal';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { clsx } from 'clsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import type { AuditEntry } from './audit-api.ts';
import { fieldChanges, type ChangeKind, type FieldChange } from './field-changes.ts';
import { useFieldLabel, useShownValue } from './use-field-words.ts';

const SIGNS = { added: Plus, removed: Minus, changed: Diff, same: Equal } as const;
const TONES: Readonly<Record<ChangeKind, string>> = {
  added: 'text-ok',
  removed: 'text-danger',
  changed: 'text-accent',
  same: 'text-ink-3',
};

/** What an entry changed, field by field; each mark is a sign and a word. */
export function EntryDiff({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const t = useText();
  const [showsSame, setShowsSame] = useState(false);
  const all = fieldChanges(before, after);
  const same = all.filter(({ kind }) => kind === 'same').length;
  const shown = all.filter(({ kind }) => showsSame || kind !== 'same');
  if (all.length === 0) return <p className="text-ink-3">{t('audit.noChanges')}</p>;
  return (
    <>
      {shown.length > 0 && (
        <div className="overflow-hidden rounded-3 border border-line">
          <table role="table" aria-label={t('audit.changes')} className="table-parts max-sm:block">
            <thead role="rowgroup" className="max-sm:sr-only">
              <tr role="row">
                {(['field', 'before', 'after'] as const).map((head) => (
                  <th key={head} role="columnheader" scope="col">
                    {t(`audit.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup" className="max-sm:block">
              {shown.map((change) => (
                <DiffRow key={change.field} change={change} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {same > 0 && (
        <Button look="quiet" size="sm" className="mt-2" onClick={() => setShowsSame(!showsSame)}>
          {showsSame ? t('audit.hideSame') : t('audit.showSame', { count: same })}
        </Button>
      )}
    </>
  );
}

const CELL =
  'h-auto py-2 align-top whitespace-normal max-sm:block max-sm:border-0 max-sm:px-3! max-sm:py-0.5';
const VALUE = 'w-[38%] max-sm:w-auto wrap-anywhere whitespace-pre-wrap';
const LABELLED =
  'max-sm:before:mr-1.5 max-sm:before:text-12 max-sm:before:text-ink-3 max-sm:before:content-[attr(data-label)]';

function DiffRow({ change }: { readonly change: FieldChange }) {
  const t = useText();
  const label = useFieldLabel();
  const shown = useShownValue();
  const { field, kind, before, after } = change;
  const Sign = SIGNS[kind];
  return (
    <tr role="row" className="max-sm:block max-sm:border-b max-sm:border-line max-sm:py-2">
      <th role="rowheader" scope="row" className={clsx(CELL, 'text-left font-normal')}>
        <span className="block font-medium text-ink">{label(field)}</span>
        <span className={clsx('mt-0.5 inline-flex items-center gap-1 text-12', TONES[kind])}>
          <Sign size={12} aria-hidden="true" />
          {t(`audit.kind.${kind}`)}
        </span>
      </th>
      <td role="cell" data-label={t('audit.before')} className={clsx(CELL, VALUE, LABELLED)}>
        {kind === 'added' ? '' : <del className={gone(kind)}>{shown(before)}</del>}
      </td>
      <td role="cell" data-label={t('audit.after')} className={clsx(CELL, VALUE, LABELLED)}>
        {kind === 'removed' ? '' : <ins className="no-underline">{shown(after)}</ins>}
      </td>
    </tr>
  );
}

const gone = (kind: ChangeKind): string => (kind === 'same' ? 'no-underline' : 'text-ink-2');
