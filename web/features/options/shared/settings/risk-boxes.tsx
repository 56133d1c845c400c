import { maxLoss, type AnalysisInput } from '@toolyard/core/options/analysis';
import { daysToExpiry, expiriesAmong } from '@toolyard/core/options/contracts';
import { brokenLimits, fittingUnits, isStopReached, unitsOf } from '@toolyard/core/options/capital';
import { lossRoundedUp, negateMoney, type Money } from '@toolyard/core/shared';
import { Link } from 'react-router-dom';
import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { percent } from '../../../../ui/format.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { MessageBox } from '../../../../ui/message-box.tsx';
import { useOptionsSettings } from './use-options-settings.ts';
import type { Resizing } from '../legs/chosen-leg.ts';
import { LimitsRow } from './limits-row.tsx';
import { useAccountRisk } from './use-account-risk.ts';

/** A plan beside the limits of its reader. */
interface WarnedPlan extends Resizing {
  readonly input: AnalysisInput;
  readonly className?: string;
}

/** Days to the first expiry among the legs. */
function daysOf({ input }: WarnedPlan): number | null {
  const [front] = expiriesAmong(input.legs);
  return front ? daysToExpiry(input.asOf, front) : null;
}

/** The limits that a plan exceeds, each with its value, and the size that fits. */
export function PlanWarningsRow({ className, ...plan }: WarnedPlan) {
  const settings = useOptionsSettings();
  const account = useAccountRisk();
  const risk = { maxLoss: maxLoss(plan.input), days: daysOf(plan) };
  return (
    <LimitsRow broken={brokenLimits(settings, risk, account)} of="plan" className={className}>
      <FittingSize {...plan} loss={risk.maxLoss} />
    </LimitsRow>
  );
}

/** The size of the plan that fits the limits of its amount, and the way to it. */
function FittingSize({
  input,
  loss,
  onResize,
  resizedAt,
}: WarnedPlan & { readonly loss: Money | 'unlimited' | null }) {
  const t = useText();
  const settings = useOptionsSettings();
  const account = useAccountRisk();
  const now = unitsOf(input.legs);
  const perUnit = typeof loss === 'number' ? lossRoundedUp(loss / now) : loss;
  const units = fittingUnits(settings, perUnit, account);
  if (loss === 'unlimited') return <p>{t('optionsSettings.fit.unlimited')}</p>;
  if (units === null || units >= now) return null;
  if (units === 0) return <p>{t('optionsSettings.fit.none')}</p>;
  return (
    <>
      <p>{t('optionsSettings.fit.units', { units, now })}</p>
      {onResize && (
        <Button size="sm" onClick={() => onResize(units)}>
          {t('optionsSettings.fit.apply', { units })}
        </Button>
      )}
      {resizedAt && (
        <ButtonLink size="sm" to={resizedAt(units)}>
          {t('optionsSettings.fit.plan', { units })}
        </ButtonLink>
      )}
    </>
  );
}

/** An open trade and its profit or loss. */
interface OpenTrade {
  readonly pnl: Money;
}

/** The share of the capital that an open trade has lost, once it reaches the stop loss per trade. */
export function StopReachedBox({ pnl }: OpenTrade) {
  const t = useText();
  const settings = useOptionsSettings();
  const account = useAccountRisk();
  if (!account || !isStopReached(settings, pnl, account.capital)) return null;
  return (
    <MessageBox tone="warn" title={t('optionsSettings.warn.stopTitle')} className="mb-4">
      {t('optionsSettings.warn.stopReached', {
        lost: percent(negateMoney(pnl) / account.capital),
        most: percent((settings.stopLossPerTrade ?? 0) / 100),
      })}{' '}
      <Link to={paths.optionsSettings} className="font-medium underline">
        {t('optionsSettings.warn.change')}
      </Link>
    </MessageBox>
  );
}
