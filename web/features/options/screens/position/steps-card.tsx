import type {
  FillResponse,
  StrategyResponse,
  StrategyStepResponse,
} from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { money as amountOf } from '../../../../ui/format.ts';
import { toneOf } from '../../shared/figures/figures.ts';
import { LegMark, legWords } from '../../shared/legs/leg-mark.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { filledLeg } from './position-sums.ts';

/** Every step of the trade with its fills and its cash, the latest first; they add up to the cash of the trade. */
export function StepsCard({ position }: { readonly position: StrategyResponse }) {
  const t = useText();
  const { money } = useFormat();
  const { steps, cash } = position;
  return (
    <Card label={t('life.steps')}>
      <CardHead
        title={t('life.steps')}
        controls={
          steps.length > 0 && (
            <span className="text-12 text-ink-2">
              {t('life.cashOfAll')}{' '}
              <strong className={`figures font-semibold ${toneOf(cash)}`}>{money(cash)}</strong>
            </span>
          )
        }
      />
      {steps.length === 0 ? (
        <EmptyState title={t('history.noAdjustments')} />
      ) : (
        <ol className="px-4 py-3">
          {steps.toReversed().map((step) => (
            <Step key={step.id} step={step} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Step({ step }: { readonly step: StrategyStepResponse }) {
  const t = useText();
  const { money, spot, dayOrTime } = useFormat();
  return (
    <li className="relative border-l border-line pb-4 pl-4 last:border-transparent last:pb-0">
      <i
        aria-hidden="true"
        className="absolute top-1 -left-1.25 size-2.5 rounded-full border-2 border-accent-solid bg-surface"
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-medium">{t(`life.step.${step.kind}`)}</h3>
        <span className={`figures font-semibold ${toneOf(step.cash)}`}>{money(step.cash)}</span>
      </div>
      <p className="text-12 text-ink-3">
        {dayOrTime(step.at)} · {t('life.spotThen', { price: spot(step.spot) })}
      </p>
      <ul className="mt-1 space-y-0.5 text-12 text-ink-2">
        {step.fills.map((fill) => (
          <Fill key={`${fill.symbol} ${fill.side} ${fill.cause}`} fill={fill} />
        ))}
      </ul>
      {step.note !== '' && <p className="mt-1 text-12 wrap-anywhere">{step.note}</p>}
    </li>
  );
}

function Fill({ fill }: { readonly fill: FillResponse }) {
  const t = useText();
  const { money, price, monthDay } = useFormat();
  const leg = filledLeg(fill);
  const expires = fill.expiration ? monthDay(fill.expiration) : '';
  return (
    <li className="flex items-baseline gap-1.5">
      <LegMark leg={leg} />
      <span className="min-w-0 flex-1">
        {legWords(t, leg)} <span className="text-ink-3">{expires}</span>{' '}
        <span className="figures">
          {fill.contracts} × {price(fill.price)}
        </span>
        {fill.commission > 0 && ` · ${t('life.commission')} ${amountOf(fill.commission)}`}
      </span>
      <span className="figures">{money(fill.cash)}</span>
    </li>
  );
}
