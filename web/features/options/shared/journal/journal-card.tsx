import { useState } from 'react';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { JournalDialog } from './journal-dialog.tsx';
import { TagList } from './tag-list.tsx';

/** The note and the tags of a position. */
export function JournalCard({ position }: { readonly position: StrategyResponse }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { id, version, name, journal } = position;
  const { note, tags } = journal;
  const isEmpty = note === '' && tags.length === 0;
  return (
    <Card label={t('journal.title')}>
      <CardHead
        title={t('journal.title')}
        controls={
          <Button size="sm" onClick={() => setOpen(true)}>
            {t(isEmpty ? 'journal.write' : 'journal.edit')}
          </Button>
        }
      />
      <div className="space-y-3 p-4">
        {isEmpty && <p className="text-ink-2">{t('journal.none')}</p>}
        {note !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>}
        <TagList tags={tags} />
      </div>
      {isOpen && (
        <JournalDialog trade={{ id, version, name, ...journal }} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}
