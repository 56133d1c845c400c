import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../../api/error-message.ts';
import { useDeleteStrategyMutation, type StrategyResponse } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { useReportTrade } from './use-ticket.ts';

interface Props {
  readonly position: StrategyResponse;
  readonly onClose: () => void;
}

/** Deletes a saved strategy after asking once. */
export function DeleteDialog({ position, onClose }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const report = useReportTrade();
  const [remove, { isLoading, error }] = useDeleteStrategyMutation();
  const confirm = async () => {
    const answer = await remove({ id: position.id, 'If-Match': `"${position.version}"` });
    report(answer, 'life.done.deleted', () => void navigate(paths.options, { replace: true }));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('position.deleteTitle')}
      description={t('position.deleteText', { name: position.name })}
      closeLabel={t('position.cancel')}
      foot={
        <>
          <Button onClick={onClose}>{t('position.cancel')}</Button>
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
  );
}
