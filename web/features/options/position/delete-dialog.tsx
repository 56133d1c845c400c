import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../api/error-message.ts';
import { useDeleteStrategyMutation, type StrategyResponse } from '../../../api/generated.ts';
import { paths } from '../../../app/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';

/** Deletes a saved strategy after asking once. */
export function DeleteStrategy({ strategy }: { readonly strategy: StrategyResponse }) {
  const t = useText();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [remove, { isLoading, error, reset }] = useDeleteStrategyMutation();

  const show = (next: boolean) => {
    setOpen(next);
    reset();
  };
  const confirm = async () => {
    const answer = await remove({ id: strategy.id, 'If-Match': `"${strategy.version}"` });
    if (!('error' in answer)) void navigate(paths.options, { replace: true });
  };
  return (
    <>
      <Button
        look="danger"
        icon={<Trash2 size={16} aria-hidden="true" />}
        onClick={() => show(true)}
      >
        {t('position.delete')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={show}
        title={t('position.deleteTitle')}
        description={t('position.deleteText', { name: strategy.name })}
        closeLabel={t('position.cancel')}
        foot={
          <>
            <Button onClick={() => show(false)}>{t('position.cancel')}</Button>
            <Button look="danger-solid" busy={isLoading} onClick={() => void confirm()}>
              {t('position.delete')}
            </Button>
          </>
        }
      >
        {error && (
          <ErrorBox className="mt-3">{errorMessage(error, t('position.deleteFailed'))}</ErrorBox>
        )}
      </Dialog>
    </>
  );
}
