import { useContext } from 'react';
import { maxLoss } from '@toolyard/core/options/analysis';
import { daysToExpiry, isOptionLeg } from '@toolyard/core/options/contracts';
import { brokenLimits, type BrokenLimit } from '@toolyard/core/options/settings';
import { toDollars } from '@toolyard/core/shared';
import { Link } from 'react-router-dom';
import { paths } from '../../../../app/paths.ts';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { money, percent } from '../../../../ui/format.ts';
import { MessageBox } from '../../../../ui/message-box.tsx';
import { useAccountRisk } from './use-account-risk.ts';
import { useOptionsSettings } from './use-options-settings.ts';
import { WarnedPlanContext, type WarnedPlan } from './warned-plan.ts';

/** The limits that a plan goes beyond, each with what it comes to. */
export function PlanWarningsBox() {
  const plan = useContext(WarnedPlanContext);
  return plan && <Warnings {...plan} />;
}

/** Days to the first expiry among the legs. */
function daysOf({ input }: WarnedPlan): number | null {
  const days = input.legs.flatMap((leg) =>
    isOptionLeg(leg) ? [daysToExpiry(input.asOf, leg.expiry)] : [],
  );
  return days.length > 0 ? Math.min(...days) : null;
}

function amountWords(t: Translate, limit: BrokenLimit['limit'], value: number | 'unlimited') {
  if (value === 'unlimited') return t('optionsSettings.warn.unlimited');
  if (limit === 'maxHoldingDays') return String(value);
  return limit === 'maxRiskExposure' || limit === 'freeCapital'
    ? money(toDollars(value))
    : percent(value / 100);
}

function Warnings(plan: WarnedPlan) {
  const t = useText();
  const settings = useOptionsSettings();
  const account = useAccountRisk();
  const risk = { maxRisk: maxLoss(plan.input), days: daysOf(plan) };
  const broken = brokenLimits(settings, risk, account);
  if (broken.length === 0) return null;
  return (
    <MessageBox tone="warn" title={t('optionsSettings.warn.title')} className="m-4 text-12">
      <ul>
        {broken.map(({ limit, value, most }) => (
          <li key={limit}>
            {t(`optionsSettings.warn.${limit}`, {
              value: amountWords(t, limit, value),
              most: amountWords(t, limit, most),
            })}
          </li>
        ))}
      </ul>
      <Link to={paths.optionsSettings} className="font-medium underline">
        {t('optionsSettings.warn.change')}
      </Link>
    </MessageBox>
  );
}
