import { Suspense, useState } from 'react';
import Bell from 'lucide-react/icons/bell';
import { lazyArea } from '../../../../app/lazy-area.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { IconButton } from '../../../../ui/button.tsx';
import type { ConditionStart } from './alert-draft.ts';

export const AlertDialog = lazyArea('optionsAlerts', () =>
  import('./alert-dialog.tsx').then((m) => m.AlertDialog),
);

export interface AlertOpenerProps {
  /** What the alert begins with. */
  readonly start: ConditionStart;
  /** What is watched, for those who do not see the place. */
  readonly about: string;
  readonly className?: string;
}

/** Opens the form of an alert on the figure beside it. */
export function AlertOpener({ start, about, className }: AlertOpenerProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('options.alertOn', { about })}
        className={className}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Bell size={14} strokeWidth={1.75} aria-hidden="true" className="text-ink-4" />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <AlertDialog start={start} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
