import { useState } from 'react';
import { toolTitle } from '@toolyard/core/tools';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { AdminTool } from './wire.ts';

interface Props {
  readonly tools: readonly AdminTool[];
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
}

/** Asks before tools go into the trash. */
export function DeleteDialog({ tools, onClose, onConfirm }: Props) {
  const t = useText();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [only] = tools;
  const many = tools.length > 1 ? { count: tools.length } : null;
  return (
    <ConfirmDialog
      title={many ? t('adminTools.deleteManyTitle', many) : t('adminTools.deleteTitle')}
      text={
        many
          ? t('adminTools.deleteManyText')
          : t('adminTools.deleteText', { name: only ? toolTitle(only, language) : '' })
      }
      action={t('adminTools.delete')}
      cancel={t('adminTools.cancel')}
      busy={busy}
      onClose={onClose}
      onConfirm={() => {
        setBusy(true);
        void onConfirm();
      }}
    />
  );
}
