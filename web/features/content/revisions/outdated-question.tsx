import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';

interface Props {
  readonly scheduled: number;
  readonly draft: number;
  readonly disabled: boolean;
  /** Null where the member cannot schedule. */
  readonly onReplace: (() => void) | null;
}

/** Which revision becomes public, where the draft changed after one was scheduled. */
export function OutdatedQuestion({ scheduled, draft, disabled, onReplace }: Props) {
  const t = useText();
  const [answered, setAnswered] = useState<number | null>(null);
  if (answered === draft) return null;
  return (
    <MessageBox
      tone="warn"
      actions={
        onReplace && (
          <>
            <Button size="sm" disabled={disabled} onClick={onReplace}>
              {t('contentRevisions.scheduleDraft', { number: draft })}
            </Button>
            <Button size="sm" disabled={disabled} onClick={() => setAnswered(draft)}>
              {t('contentRevisions.leaveSchedule', { number: scheduled })}
            </Button>
          </>
        )
      }
    >
      {t('contentRevisions.outdated', { number: scheduled })}
    </MessageBox>
  );
}
