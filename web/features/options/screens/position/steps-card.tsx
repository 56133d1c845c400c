import { useState } from 'react';
import type {
  FillResponse,
  StepCorrectionResponse,
  StrategyResponse,
  StrategyStepResponse,
} from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { money as amountOf } from '../../../../ui/format.ts';
import { toneOf } from '../../shared/figures/figures.ts';
import { LegMark, legWords } from '../../shared/legs/leg-mark.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { deliverableWords } from '../../shared/chain/deliverable-words.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { settlementSourceWords } from './expired-contracts.ts';
import { actionWords, bookedWords, stepWords } from './booked-words.ts';
import { filledLeg } from './position-sums.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';

/** A step in force, or one that was taken back, with its corrections. */
interface RecordedStep {
  readonly step: StrategyStepResponse;
  readonly corrections: readonly StepCorrectionResponse[];
  readonly takenBack: StepCorrectionResponse | null;
}

/** All steps that were ever recorded, the latest first. */
function recordedSteps({ steps, corrections }: StrategyResponse): readonly RecordedStep[] {
  const correctionsOf = ({ id }: StrategyStepResponse) =>
    corrections.filter(({ before, after }) => before.id === id && after !== null);
  const inForce = steps.map((step) => ({
    ...{ step, corrections: correctionsOf(step), takenBack: null },
  }));
  const takenBack = corrections.flatMap((correction) =>
    correction.after === null
      ? [
          {
            step: correction.before,
            corrections: correctionsOf(correction.before),
            takenBack: correction,
          },
        ]
      : [],
  );
  return [...inForce, ...takenBack].sort((a, b) => b.step.at.localeCompare(a.step.at));
}

const DIALOGS = { correct: CorrectDialog, takeBack: TakeBackDialog } as const;

interface Chosen {
  readonly step: StrategyStepResponse;
  readonly action: keyof typeof DIALOGS;
}

/** Every step of the trade with its fills and its cash, the latest first; those in force add up to the cash of the trade. */
export function StepsCard({ position }: { readonly position: StrategyResponse }) {
  const t = useText();
  const format = useFormat();
  const { money } = format;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { cash, unbookableAction } = position;
  const recorded = recordedSteps(position);
  const Dialog = chosen && DIALOGS[chosen.action];
  return (
    <Card label={t('life.steps')}>
      <CardHead
        title={t('life.steps')}
        controls={
          recorded.length > 0 && (
            <span className="text-12 text-ink-2">
              {t('life.cashOfAll')}{' '}
              <strong className={`figures font-semibold ${toneOf(cash)}`}>{money(cash)}</strong>
            </span>
          )
        }
      />
      {!position.corporateActionsKnown && (
        <p role="status" className="px-4 pt-3 text-12 text-ink-2">
          {t('life.actionsUnknown')}
        </p>
      )}
      {unbookableAction && (
        <p role="alert" className="px-4 pt-3 text-12 text-danger">
          {t('life.actionUnbookable', {
            action: actionWords(t, unbookableAction.action),
            date: format.monthDay(unbookableAction.action.exDate),
          })}
        </p>
      )}
      {recorded.length === 0 ? (
        <EmptyState title={t('history.noAdjustments')} />
      ) : (
        <ol className="px-4 py-3">
          {recorded.map((each) => (
            <Step
              key={each.step.id}
              recorded={each}
              steps={position.steps}
              onChoose={(action) => setChosen({ step: each.step, action })}
            />
          ))}
        </ol>
      )}
      {Dialog && <Dialog position={position} step={chosen.step} onClose={() => setChosen(null)} />}
    </Card>
  );
}

interface StepProps {
  /** The steps in force. */
  readonly steps: readonly StrategyStepResponse[];
  readonly recorded: RecordedStep;
  readonly onChoose: (action: Chosen['action']) => void;
}

function Step({ recorded: { step, corrections, takenBack }, steps, onChoose }: StepProps) {
  const t = useText();
  const format = useFormat();
  const { money, dayOrTime } = format;
  const name = stepWords(t, step);
  const time = dayOrTime(step.at);
  return (
    <li className="relative border-l border-line pb-4 pl-4 last:border-transparent last:pb-0">
      <i
        aria-hidden="true"
        className={`absolute top-1 -left-1.25 size-2.5 rounded-full border-2 bg-surface ${takenBack ? 'border-line-2' : 'border-accent-solid'}`}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="flex items-center gap-2 font-medium">
          <span className={takenBack ? 'text-ink-3 line-through' : undefined}>{name}</span>
          {takenBack && <Badge>{t('life.takenBack')}</Badge>}
          {!takenBack && corrections.length > 0 && <Badge>{t('life.corrected')}</Badge>}
        </h3>
        {!takenBack && (
          <span className={`figures font-semibold ${toneOf(step.cash)}`}>{money(step.cash)}</span>
        )}
      </div>
      <StepWords step={step} steps={steps} isPast={takenBack !== null} />
      {corrections.map((correction) => (
        <Correction key={correction.id} correction={correction} steps={steps} />
      ))}
      {takenBack && (
        <p className="mt-1 text-12 text-ink-3">
          {t('life.takenBackAt', { time: dayOrTime(takenBack.at) })}
          {takenBack.reason !== '' && ` · ${takenBack.reason}`}
        </p>
      )}
      {!takenBack && (
        <p className="mt-1.5 flex gap-2">
          <Button
            size="sm"
            aria-label={t('life.correctOf', { step: name, time })}
            onClick={() => onChoose('correct')}
          >
            {t('life.correct')}
          </Button>
          <Button
            size="sm"
            aria-label={t('life.takeBackOf', { step: name, time })}
            onClick={() => onChoose('takeBack')}
          >
            {t('life.takeBack')}
          </Button>
        </p>
      )}
    </li>
  );
}

interface StepWordsProps {
  readonly step: StrategyStepResponse;
  /** The steps in force. */
  readonly steps: readonly StrategyStepResponse[];
  /** No longer in force. */
  readonly isPast: boolean;
}

/** Time, fills and note of a step. */
function StepWords({ step, steps, isPast }: StepWordsProps) {
  const t = useText();
  const { spot, dayOrTime } = useFormat();
  const { settlementSource } = step;
  const price = spot(step.spot);
  return (
    <>
      <p className="text-12 text-ink-3">
        {dayOrTime(step.at)} ·{' '}
        {settlementSource === null
          ? t('life.spotThen', { price })
          : t('life.settledThen', { price, source: settlementSourceWords(t, settlementSource) })}
      </p>
      <ul className={`mt-1 space-y-0.5 text-12 text-ink-2 ${isPast ? 'line-through' : ''}`}>
        {step.fills.map((fill) => (
          <Fill key={fill.id} fill={fill} step={step} steps={steps} />
        ))}
      </ul>
      {step.note !== '' && <p className="mt-1 text-12 wrap-anywhere">{step.note}</p>}
    </>
  );
}

interface CorrectionProps {
  readonly correction: StepCorrectionResponse;
  /** The steps in force. */
  readonly steps: readonly StrategyStepResponse[];
}

/** What a step was before a correction, when and why it was corrected. */
function Correction({ correction, steps }: CorrectionProps) {
  const t = useText();
  const { dayOrTime } = useFormat();
  const { at, reason, before } = correction;
  return (
    <details className="mt-1 text-12">
      <summary className="cursor-pointer text-ink-3">
        {t('life.correctedAt', { time: dayOrTime(at) })}
        {reason !== '' && ` · ${reason}`}
      </summary>
      <div className="mt-1 border-l-2 border-line pl-3">
        <p className="text-ink-3">{t('life.was')}</p>
        <StepWords step={before} steps={steps} isPast />
      </div>
    </details>
  );
}

interface FillProps extends Omit<StepWordsProps, 'isPast'> {
  readonly fill: FillResponse;
}

function Fill({ fill, step, steps }: FillProps) {
  const t = useText();
  const format = useFormat();
  const { money, price, monthDay } = format;
  const leg = filledLeg(fill);
  const booked = bookedWords(t, format, { fill, step, steps });
  const expires = fill.expiration ? monthDay(fill.expiration) : '';
  return (
    <li className="flex items-baseline gap-1.5">
      {booked === null && <LegMark leg={leg} />}
      <span className="min-w-0 flex-1">
        {booked !== null ? (
          <span className="figures inline-block first-letter:uppercase">{booked}</span>
        ) : (
          <>
            {legWords(t, leg)} <span className="text-ink-3">{expires}</span>{' '}
            <span className="figures">
              {fill.contracts} × {price(fill.price)}
            </span>
            {fill.deliverable &&
              ` · ${deliverableWords(t, { symbol: fill.symbol, deliverable: fill.deliverable })}`}
          </>
        )}
        {fill.commission > 0 && ` · ${t('life.commission')} ${amountOf(fill.commission)}`}
      </span>
      {fill.cash !== 0 || fill.replaces === null ? (
        <span className="figures">{money(fill.cash)}</span>
      ) : null}
    </li>
  );
}
