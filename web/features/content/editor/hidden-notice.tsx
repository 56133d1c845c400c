import { useId, useState } from 'react';
import { HIDING_TEXT_LIMIT } from '@toolyard/core/content';
import { errorMessage } from '../../../api/error-message.ts';
import { useAnswerHidingMutation, type HidingResponse } from '../../../api/generated-content.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { localTime } from '../../../ui/format-date.ts';
import { MessageBox } from '../../../ui/message-box.tsx';
import { ReasonForm } from '../../../ui/reason-form.tsx';

interface Props {
  /** Its id. */
  readonly article: string;
  readonly hiding: HidingResponse;
  readonly canAnswer: boolean;
}

/** Says why an operator hid the article, and what the space answered to it. */
export function HiddenNotice({ article, hiding, canAnswer }: Props) {
  const t = useText();
  const language = useLanguage();
  const [isAnswering, setIsAnswering] = useState(false);
  return (
    <section aria-label={t('contentHiding.title')} className="flex flex-col gap-3">
      <MessageBox
        tone="warn"
        title={t('contentHiding.title')}
        actions={
          canAnswer &&
          !isAnswering && (
            <Button size="sm" onClick={() => setIsAnswering(true)}>
              {t(hiding.answer === null ? 'contentHiding.answer' : 'contentHiding.change')}
            </Button>
          )
        }
      >
        <p>{t('contentHiding.since', { time: localTime(hiding.at, language) })}</p>
        <Quotation title={t('contentHiding.reason')} text={hiding.reason} />
        {hiding.answer !== null && (
          <Quotation title={t('contentHiding.yourAnswer')} text={hiding.answer} />
        )}
      </MessageBox>
      {isAnswering && (
        <AnswerForm
          article={article}
          answer={hiding.answer ?? ''}
          onClose={() => setIsAnswering(false)}
        />
      )}
    </section>
  );
}

const Quotation = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <div className="mt-2">
    <p className="font-medium">{title}</p>
    <p className="whitespace-pre-wrap text-ink">{text}</p>
  </div>
);

interface FormProps extends Pick<Props, 'article'> {
  /** The answer that operators read now. */
  readonly answer: string;
  readonly onClose: () => void;
}

function AnswerForm({ article: id, answer, onClose }: FormProps) {
  const t = useText();
  const toasts = useToasts();
  const form = useId();
  const [save, { error, isLoading }] = useAnswerHidingMutation();
  const send = async (text: string) => {
    const sent = await save({ id, 'If-Match': '*', answerHidingRequest: { answer: text } });
    if (sent.error !== undefined) return;
    toasts.add({ title: t('contentHiding.sent') });
    onClose();
  };
  return (
    <div className="flex max-w-180 flex-col gap-3 rounded-3 border border-line p-4">
      <ReasonForm
        id={form}
        label={t('contentHiding.label')}
        hint={t('contentHiding.hint')}
        missing={t('contentHiding.missing')}
        limit={HIDING_TEXT_LIMIT}
        initial={answer}
        failure={error === undefined ? null : errorMessage(error, t('contentHiding.failed'))}
        busy={isLoading}
        onSend={(text) => void send(text)}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" type="submit" form={form} busy={isLoading}>
          {t('contentHiding.send')}
        </Button>
        <Button disabled={isLoading} onClick={onClose}>
          {t('contentHiding.cancel')}
        </Button>
      </div>
    </div>
  );
}
