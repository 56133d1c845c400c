import { Suspense, useState } from 'react';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { lazyArea } from '../../../../app/lazy-area.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { IconButton } from '../../../../ui/button.tsx';
import type { JournalOwner } from './journal-dialog.tsx';
import { TagList } from './tag-list.tsx';

const JournalDialog = lazyArea('optionsJournal', () =>
  import('./journal-dialog.tsx').then((module) => module.JournalDialog),
);

/** What a listed trade has in its journal: its tags and the first line of its note. */
export function JournalLine({ note, tags }: Pick<JournalOwner, 'note' | 'tags'>) {
  if (note === '' && tags.length === 0) return null;
  return (
    <div className="mt-1 space-y-1">
      {note !== '' && (
        <p className="max-w-72 truncate text-12 font-normal text-ink-3">{note.split('\n')[0]}</p>
      )}
      <TagList tags={tags} />
    </div>
  );
}

/** Opens the journal of a listed trade. */
export function JournalButton({ trade }: { readonly trade: JournalOwner }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="relative z-1">
      <IconButton label={t('journal.of', { name: trade.name })} onClick={() => setOpen(true)}>
        <NotebookPen size={14} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <JournalDialog trade={trade} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
