import { useState } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useParams } from 'react-router-dom';
import { isCallError } from '../../api/call-error.ts';
import { useReadEventQuery } from '../../api/generated.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { LoadFailed, LotteryFrame } from './lottery-frame.tsx';
import { useDrawCheck } from './use-draw-check.ts';
import { VerifyAside } from './verify-aside.tsx';
import { VerifyParts } from './verify-parts.tsx';
import { VERDICT_PLACE, VerifyVerdict } from './verify-verdict.tsx';

/** /lottery/{id}/verify: the draw recomputed in this browser. */
export function VerifyPage() {
  const t = useText();
  const { id = '' } = useParams();
  const [attempt, setAttempt] = useState(1);
  usePage(t('verify.title'));
  return (
    <LotteryFrame>
      <Link
        to={paths.lotteryEvent(id)}
        className="inline-flex min-h-6 items-center gap-1 text-12 text-accent hover:underline max-md:min-h-10"
      >
        <ArrowLeft size={14} aria-hidden="true" />
        {t('verify.back')}
      </Link>
      <Check key={`${id} ${attempt}`} id={id} onAgain={() => setAttempt(attempt + 1)} />
    </LotteryFrame>
  );
}

interface CheckProps {
  readonly id: string;
  readonly onAgain: () => void;
}

function Check({ id, onAgain }: CheckProps) {
  const t = useText();
  const language = useLanguage();
  const { data, isLoading } = useReadEventQuery({ id, 'Accept-Language': language });
  const event = data?.data;
  const state = useDrawCheck(id, isLoading ? null : (event?.draw?.trustedAuthorities ?? []));
  if (state.phase === 'failed' && isCallError(state.error) && state.error.status === 404)
    return (
      <EmptyState
        level={1}
        title={t(event ? 'verify.noProof' : 'lottery.unknown')}
        text={t(event ? 'verify.noProofText' : 'lottery.unknownText')}
        action={<ButtonLink to={paths.lottery}>{t('lottery.toList')}</ButtonLink>}
      />
    );
  return (
    <>
      <h1 className="mt-2 tracking-heading text-[24px] leading-8 font-semibold outline-none md:text-32 md:leading-10">
        {t('verify.title')}
      </h1>
      <p className="mt-1 min-h-6 text-16 text-ink-2 wrap-anywhere">{event?.title}</p>
      <div className="mt-6">
        {state.phase === 'failed' && (
          <LoadFailed
            title={t('verify.failedLoad')}
            error={state.error}
            busy={false}
            onRetry={onAgain}
          />
        )}
        {state.phase === 'broken' && (
          <ErrorBox
            title={t('verify.failedCheck')}
            actions={
              <Button size="sm" onClick={onAgain}>
                {t('verify.again')}
              </Button>
            }
          >
            {t('verify.failedCheckHint')}
          </ErrorBox>
        )}
        {state.phase === 'loading' && <LoadingProof />}
        {(state.phase === 'checking' || state.phase === 'done') && (
          <>
            <VerifyVerdict id={id} state={state} onAgain={onAgain} />
            <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_352px]">
              <VerifyParts state={state} prizes={event?.prizes ?? []} />
              <VerifyAside state={state} />
            </div>
          </>
        )}
      </div>
    </>
  );
}

function LoadingProof() {
  const t = useText();
  return (
    <SkeletonBlock label={t('verify.loading')} className="space-y-6">
      <Skeleton className={`w-full ${VERDICT_PLACE}`} />
      <Skeleton className="h-96 w-full" />
    </SkeletonBlock>
  );
}
