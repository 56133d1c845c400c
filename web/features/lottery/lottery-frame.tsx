import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { errorMessage } from '../../api/error-message.ts';
import { useText } from '../../i18n/use-text.ts';

/** The column that every lottery page stands in; as tall as the window, so that nothing below moves when events come. */
export const LotteryFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className="mx-auto w-full min-h-[calc(100dvh-var(--topbar))] max-w-[1168px] px-4 pt-6 pb-16 md:px-6 xl:px-0">
    {children}
  </div>
);

interface HeadProps {
  readonly title: string;
  readonly intro: string;
}

/** The heading of a lottery page. */
export const PageHead = ({ title, intro }: HeadProps) => (
  <>
    <h1 className="tracking-heading text-[24px] leading-8 font-semibold outline-none md:text-32 md:leading-10">
      {title}
    </h1>
    <p className="mt-2 mb-6 max-w-180 text-16 text-ink-2">{intro}</p>
  </>
);

interface FailedProps {
  readonly title: string;
  readonly error: unknown;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** What failed, why, and once more. */
export function LoadFailed({ title, error, busy, onRetry }: FailedProps) {
  const t = useText();
  return (
    <ErrorBox
      title={title}
      actions={
        <Button size="sm" busy={busy} onClick={onRetry}>
          {t('lottery.retry')}
        </Button>
      }
    >
      {errorMessage(error, t('lottery.failedHint'))}
    </ErrorBox>
  );
}
