import { Suspense, useState } from 'react';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { lazyArea } from '../../../../app/lazy-area.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { IconButton } from '../../../../ui/button.tsx';
import type { JournalOwner } from './journal-dialog.tsx';

const JournalDialog = lazyArea('optionsJournal', () =>
  import('./journal-dialog.tsx').then((module) => module.JournalDialog),
);

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
