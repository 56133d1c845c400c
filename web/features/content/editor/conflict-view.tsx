import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Segments } from '../../../ui/segments.tsx';
import type { DraftField } from './draft.ts';
import type { Conflicts } from './draft-session.ts';
import { conflictsIn, type Choice } from './merge-drafts.ts';

interface Props {
  readonly fields: Conflicts;
  readonly lang: string;
  readonly onResolve: (choices: readonly Choice[]) => void;
}

/** Two titles make no title. */
const canBeBoth = (field: DraftField): boolean => field === 'markdown' || field === 'tags';

const SIDES = ['base', 'ours', 'theirs'] as const;
const CHOICES = ['ours', 'theirs', 'both'] as const;

/** What two writers changed in different ways, in three columns, each with a choice. */
export function ConflictView({ fields, lang, onResolve }: Props) {
  const t = useText();
  const conflicts = conflictsIn(fields);
  const [choices, setChoices] = useState<readonly Choice[]>(() =>
    conflicts.map(({ field }) => (canBeBoth(field) ? 'both' : 'ours')),
  );
  return (
    <section aria-label={t('contentEditor.conflict')} className="flex flex-col gap-4">
      <MessageBox tone="warn" title={t('contentEditor.conflict')}>
        {t('contentEditor.conflictText', { count: conflicts.length })}
      </MessageBox>
      <ol className="flex flex-col gap-4">
        {conflicts.map((conflict, at) => (
          <li key={at} className="flex flex-col gap-3 rounded-3 border border-line bg-surface p-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="font-medium">
                {t('contentEditor.conflictOf', {
                  number: at + 1,
                  field: t(`contentEditor.${conflict.field}`),
                })}
              </h2>
              <Segments
                label={t('contentEditor.choose', { number: at + 1 })}
                segments={(canBeBoth(conflict.field) ? CHOICES : CHOICES.slice(0, 2)).map(
                  (value) => ({ value, label: t(`contentEditor.take.${value}`) }),
                )}
                value={choices[at]!}
                onChange={(choice) => setChoices((before) => before.with(at, choice))}
              />
            </div>
            <div className="grid gap-3 md:grid-cols-3">
              {SIDES.map((side) => (
                <div key={side} className="flex min-w-0 flex-col gap-1">
                  <h3 className="text-12 text-ink-3">{t(`contentEditor.side.${side}`)}</h3>
                  <p
                    lang={lang}
                    className="min-h-9 rounded-2 bg-sunken px-2.5 py-2 wrap-anywhere whitespace-pre-wrap"
                  >
                    {conflict[side].trim() === '' ? (
                      <span className="text-ink-3">{t('contentEditor.nothing')}</span>
                    ) : (
                      conflict[side]
                    )}
                  </p>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <Button look="primary" className="self-start" onClick={() => onResolve(choices)}>
        {t('contentEditor.resolve')}
      </Button>
    </section>
  );
}
