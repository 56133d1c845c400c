import { maxLoss, type AnalysisInput } from '@toolyard/core/options/analysis';
import { daysToExpiry, expiriesAmong } from '@toolyard/core/options/contracts';
import {
  brokenLimits,
  fittingUnits,
  isStopReached,
  unitsOf,
  type BrokenLimit,
} from '@toolyard/core/options/capital';
import { lossRoundedUp, moneyOf, negateMoney, toDollars, type Money } from '@toolyard/core/shared';
import { Link } from 'react-router-dom';
import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { money, percent } from '../../../../ui/format.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { MessageBox } from '../../../../ui/message-box.tsx';
import { useOptionsSettings } from './use-options-settings.ts';
import type { Resizing } from '../legs/chosen-leg.ts';
import { useAccountRisk } from './use-account-risk.ts';

/** A plan beside the limits of its reader. */
interface WarnedPlan extends Resizing {
  readonly input: AnalysisInput;
}

/** Days to the first expiry among the legs. */
function daysOf({ input }: WarnedPlan): number | null {
  const [front] = expiriesAmong(input.legs);
  return front ? daysToExpiry(input.asOf, front) : null;
}

function amountWords(limit: BrokenLimit['limit'], value: number) {
  if (limit === 'maxHoldingDays') return String(value);
  return limit === 'maxRiskExposure' || limit === 'freeCapital'
    ? money(toDollars(moneyOf(value)))
    : percent(value / 100);
}

/** The limits that a plan exceeds, each with its value; an unlimited loss exceeds all in one sentence. */
export function PlanWarningsBox(plan: WarnedPlan) {
  const t = useText();
  const settings = useOptionsSettings();
  const account = useAccountRisk();
  const risk = { maxLoss: maxLoss(plan.input), days: daysOf(plan) };
  const broken = brokenLimits(settings, risk, account);
  if (broken.length === 0) return null;
  return (
    <MessageBox tone="warn" title={t('optionsSettings.warn.title')} className="m-4 text-12">
      <ul>
        {broken.map(
          ({ limit, value, most }) =>
            value !== 'unlimited' && (
              <li key={limit}>
                {t(`optionsSettings.warn.${limit}`, {
                  value: amountWords(limit, value),
                  most: amountWords(limit, most),
                })}
              </li>
            ),
        )}
      </ul>
      <FittingSize {...plan} loss={risk.maxLoss} />
      <Link to={paths.optionsSettings} className="font-medium underline">
        {t('optionsSettings.warn.change')}
      </Link>
    </MessageBox>
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
      <div className="my-1.5">
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
      </div>
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
