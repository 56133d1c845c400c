import { Suspense, useMemo, useRef, useState } from 'react';
import Bell from 'lucide-react/icons/bell';
import X from 'lucide-react/icons/x';
import { Popover as Radix } from 'radix-ui';
import { explain, type ExplanationRequest } from '@toolyard/core/options/explanations';
import { useSession } from '../../../../app/use-application.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { AlertDialog } from '../alerts/alert-opener.tsx';
import { useWatchable } from '../alerts/watched-figures.tsx';
import { useMinWidth, useWide } from '../layout/use-wide.ts';
import { ExerciseSwitch } from '../model/exercise-switch.tsx';
import { ExplainedSum } from './explained-sum.tsx';
import { figureWords } from './figure-words.ts';
import { MeasureList } from './measure-list.tsx';
import { OtherChances } from './other-chances.tsx';

interface Props {
  readonly request: ExplanationRequest;
  /** The element that shows the figure. */
  readonly figure: HTMLElement;
  readonly onClose: () => void;
}

/** The calculation of a figure, beside it; on a phone in a sheet. */
export function ExplainPopover({ request, figure, onClose }: Props) {
  const t = useText();
  const wide = useWide();
  const isTablet = useMinWidth(768);
  const explanation = useMemo(() => explain(request), [request]);
  const anchor = useRef(figure);
  const left = useRef(false);
  const { user } = useSession();
  const watchable = useWatchable(request.figure);
  const [alerting, setAlerting] = useState(false);
  const name = t(`explain.figure.${explanation.figure}`);
  if (alerting && watchable)
    return (
      <Suspense fallback={null}>
        <AlertDialog start={watchable} onClose={onClose} />
      </Suspense>
    );
  const sum = (
    <>
      <p className="text-24 font-semibold tracking-tight tabular-nums">
        {figureWords(t, explanation)}
      </p>
      <ExplainedSum explanation={explanation}>
        {(request.figure === 'probabilityOfProfit' || request.figure === 'expectedProfit') && (
          <MeasureList input={request.input} figure={request.figure}>
            {request.figure === 'probabilityOfProfit' && (
              <>
                <OtherChances input={request.input} />
                <ExerciseSwitch input={request.input} />
              </>
            )}
          </MeasureList>
        )}
        {watchable && user && (
          <button
            type="button"
            onClick={() => setAlerting(true)}
            className="mt-2 flex min-h-8 w-full items-center gap-2 border-t border-line pt-2 text-13 font-medium text-accent hover:underline pointer-coarse:min-h-10"
          >
            <Bell size={14} strokeWidth={1.75} aria-hidden="true" />
            {t('options.alertMe')}
          </button>
        )}
      </ExplainedSum>
    </>
  );
  if (!isTablet)
    return (
      <Sheet
        open
        onOpenChange={onClose}
        title={name}
        closeLabel={t('explain.close')}
        className="max-h-[70dvh]"
      >
        <div className="px-5">{sum}</div>
      </Sheet>
    );
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          aria-label={name}
          side={wide ? 'left' : 'bottom'}
          align="start"
          sideOffset={10}
          alignOffset={wide ? -20 : 0}
          collisionPadding={8}
          // The figure closes its sum itself.
          onInteractOutside={(event) => {
            if (figure.contains(event.target as Node)) event.preventDefault();
            else left.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!left.current) figure.focus();
          }}
          className="z-30 max-h-[min(480px,var(--radix-popover-content-available-height))] w-[344px] animate-[appear_var(--d-base)_var(--ease)] overflow-y-auto rounded-3 bg-overlay px-4 pt-3.5 pb-3 shadow-pop"
        >
          <div className="flex items-center justify-between">
            <h2 className="text-12 font-medium text-ink-2">{name}</h2>
            <Radix.Close
              aria-label={t('explain.close')}
              className="-mr-1.5 grid size-6 place-items-center rounded-2 text-ink-2 hover:bg-sunken pointer-coarse:size-10"
            >
              <X size={14} aria-hidden="true" />
            </Radix.Close>
          </div>
          {sum}
          <Radix.Arrow className="fill-overlay" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
