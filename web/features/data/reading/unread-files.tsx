import type { ReactNode } from 'react';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { ErrorBox } from '../../../ui/message-box.tsx';
import type { UnreadFile } from '../open-state.ts';

interface Props {
  readonly unread: readonly UnreadFile[];
  readonly actions?: ReactNode;
}

/** The files that could not be read: of each why, and what to do. */
export function UnreadFiles({ unread, actions }: Props) {
  const t = useText();
  const language = useLanguage();
  return (
    <ErrorBox title={t('data.failed', { files: unread.length })} actions={actions}>
      {unread.map(({ name, reason }, at) => (
        <p key={at}>
          {name}: {typeof reason === 'string' ? reason : textIn(reason, language)}
        </p>
      ))}
    </ErrorBox>
  );
}
