import { useState } from 'react';
import Trash2 from 'lucide-react/icons/trash-2';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { failureText } from '../../../api/call-failure.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';

interface Props {
  readonly action: string;
  /** The question before it. */
  readonly title: string;
  readonly text: string;
  readonly done: string;
  readonly failed: string;
  readonly busy: boolean;
  readonly remove: () => PromiseLike<{ readonly error?: unknown }>;
}

/** Removes something stored, after a question. */
export function RemoveButton({ action, title, text, done, failed, busy, remove }: Props) {
  const t = useText();
  const toasts = useToasts();
  const { stepUp, dialog } = useAdminStepUp();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = (asking: boolean) => {
    setFailure(null);
    setAsking(asking);
  };
  const confirm = async () => {
    setFailure(null);
    const answer = await stepUp(remove);
    if (!answer) return;
    if (answer.error) return setFailure(failureText(answer.error, failed));
    toasts.add({ title: done });
    setAsking(false);
  };
  return (
    <div>
      <Button
        look="danger"
        icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => ask(true)}
      >
        {action}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          text={text}
          action={action}
          cancel={t('people.cancel')}
          busy={busy}
          failure={failure}
          onConfirm={() => void confirm()}
          onClose={() => ask(false)}
        />
      )}
      {dialog}
    </div>
  );
}
