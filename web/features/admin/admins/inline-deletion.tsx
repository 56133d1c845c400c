import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';

interface Props {
  readonly name: string;
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks in the row itself before an admin is deleted; Escape is No. */
export function InlineDeletion({ name, busy, onYes, onNo }: Props) {
  const t = useText();
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <div
      role="group"
      aria-label={t('people.delete', { name })}
      className="flex items-center justify-end gap-2 whitespace-nowrap max-sm:flex-col max-sm:items-end max-sm:gap-1"
      onKeyDown={({ key }) => key === 'Escape' && !busy && onNo()}
    >
      <span className="font-medium text-danger">{t('admins.confirmDelete')}</span>
      <span className="flex gap-1">
        <Button size="sm" look="danger-solid" busy={busy} onClick={onYes}>
          {t('admins.yes')}
        </Button>
        <Button ref={no} size="sm" disabled={busy} onClick={onNo}>
          {t('admins.no')}
        </Button>
      </span>
    </div>
  );
}
