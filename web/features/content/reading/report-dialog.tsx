import { useId } from 'react';
import { REPORT_TEXT_LIMIT } from '@toolyard/core/content';
import { errorMessage } from '../../../api/error-message.ts';
import {
  useReportArticleMutation,
  type PublishedArticleResponse,
} from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ReasonForm } from '../../../ui/reason-form.tsx';

interface Props {
  readonly handle: string;
  readonly article: PublishedArticleResponse;
  readonly onClose: () => void;
}

/** Reports an article to the operators, with a reason. */
export function ReportDialog({ handle, article, onClose }: Props) {
  const t = useText();
  const toasts = useToasts();
  const form = useId();
  const [report, { error, isLoading }] = useReportArticleMutation();
  const send = async (reason: string) => {
    const { type, locale, slug } = article;
    const answer = await report({
      handle,
      type,
      locale,
      slug,
      reportArticleRequest: { reason },
    });
    if (answer.error !== undefined) return;
    toasts.add({ title: t('reading.reported'), description: t('reading.reportedText') });
    onClose();
  };
  return (
    <FormDialog
      busy={isLoading}
      onClose={onClose}
      title={t('reading.report')}
      description={t('reading.reportText')}
      closeLabel={t('reading.reportClose')}
      foot={(leave) => (
        <>
          <Button disabled={isLoading} onClick={leave}>
            {t('reading.reportCancel')}
          </Button>
          <Button look="primary" type="submit" form={form} busy={isLoading}>
            {t('reading.reportSend')}
          </Button>
        </>
      )}
    >
      <ReasonForm
        id={form}
        className="mt-4"
        label={t('reading.reportReason')}
        missing={t('reading.reportReasonMissing')}
        limit={REPORT_TEXT_LIMIT}
        failure={error === undefined ? null : errorMessage(error, t('reading.reportFailed'))}
        busy={isLoading}
        onSend={(reason) => void send(reason)}
      />
    </FormDialog>
  );
}
