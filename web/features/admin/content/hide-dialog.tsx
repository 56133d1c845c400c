import { useId } from 'react';
import { HIDING_TEXT_LIMIT } from '@toolyard/core/content';
import {
  useHideArticleMutation,
  type ModeratedArticleResponse,
} from '../../../api/generated-admin.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ReasonForm } from '../../../ui/reason-form.tsx';
import { failureText } from '../../../api/call-failure.ts';

interface Props {
  readonly article: ModeratedArticleResponse;
  readonly onClose: () => void;
}

/** Takes an article away from readers, with a reason for its space. */
export function HideDialog({ article: { id, title }, onClose }: Props) {
  const t = useText();
  const toasts = useToasts();
  const form = useId();
  const [hide, { error, isLoading }] = useHideArticleMutation();
  const send = async (reason: string) => {
    const answer = await hide({ id, hideArticleRequest: { reason } });
    if (answer.error !== undefined) return;
    toasts.add({ title: t('adminContent.hideDone', { title }) });
    onClose();
  };
  return (
    <FormDialog
      busy={isLoading}
      onClose={onClose}
      title={t('adminContent.hideTitle', { title })}
      description={t('adminContent.hideText')}
      closeLabel={t('adminContent.close')}
      foot={(leave) => (
        <>
          <Button disabled={isLoading} onClick={leave}>
            {t('adminContent.cancel')}
          </Button>
          <Button look="danger-solid" type="submit" form={form} busy={isLoading}>
            {t('adminContent.hideAction')}
          </Button>
        </>
      )}
    >
      <ReasonForm
        id={form}
        className="mt-4"
        label={t('adminContent.hideReason')}
        missing={t('adminContent.hideReasonMissing')}
        limit={HIDING_TEXT_LIMIT}
        failure={error === undefined ? null : failureText(error, t('adminContent.hideFailed'))}
        busy={isLoading}
        onSend={(reason) => void send(reason)}
      />
    </FormDialog>
  );
}
