import { useId, useMemo, useState, type ReactNode } from 'react';
import {
  positionSizes,
  unitRiskOf,
  unitsOf,
  withUnits,
  type UnitRisk,
} from '@toolyard/core/options/capital';
import { useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { SelectField } from '../../../../ui/select.tsx';
import { useModelChoice, withModelChoice } from '../../shared/model/measure-choice.slice.ts';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import { builderPath, sharedLeg } from '../../shared/strategies/builder-link.ts';
import { riskOf, type AccountView, type SizablePlan } from './account-view.ts';
import { SizeList } from './size-list.tsx';
import { TypedRisk } from './typed-risk.tsx';

interface Props {
  readonly account: AccountView;
  readonly badge?: ReactNode;
}

/** How many units of a plan, or of a typed risk, fit the account. */
export function SizingCard({ account, badge }: Props) {
  const t = useText();
  const { plans } = account;
  const [source, setSource] = useState<'plan' | 'typed' | null>(null);
  const shown = source ?? (plans.length > 0 ? 'plan' : 'typed');
  const title = t('capital.sizing');
  return (
    <Card label={title}>
      <CardHead
        title={title}
        beside={badge}
        controls={
          <Segments
            label={t('capital.sizeOf')}
            value={shown}
            onChange={setSource}
            segments={[
              { value: 'plan', label: t('capital.sizeOf.plan') },
              { value: 'typed', label: t('capital.sizeOf.typed') },
            ]}
          />
        }
      />
      <div className="p-4">
        {shown === 'typed' ? (
          <TypedRisk>{(unit) => <Sizes unit={unit} account={account} />}</TypedRisk>
        ) : plans.length === 0 ? (
          <p className="text-ink-2">{t('capital.noPlans')}</p>
        ) : (
          <PlannedSizes account={account} />
        )}
      </div>
    </Card>
  );
}

function PlannedSizes({ account }: { readonly account: AccountView }) {
  const t = useText();
  const [chosen, setChosen] = useState<string | null>(null);
  const plan = account.plans.find(({ id }) => id === chosen) ?? account.plans[0];
  return (
    <>
      <SelectField
        label={t('capital.plan')}
        value={plan?.id ?? ''}
        choices={account.plans.map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={setChosen}
      />
      {plan && <PlanSizes plan={plan} account={account} />}
    </>
  );
}

function PlanSizes({
  plan,
  account,
}: {
  readonly plan: SizablePlan;
  readonly account: AccountView;
}) {
  const t = useText();
  const model = useModelChoice(plan.symbol);
  const unit = useMemo(() => unitRiskOf(withModelChoice(plan.input, model)), [plan.input, model]);
  const resized = (units: number) =>
    builderPath({
      symbol: plan.symbol,
      legs: withUnits(plan.input.legs, units).map((leg) => sharedLeg(leg, 'own')),
      templateId: null,
    });
  return (
    <Sizes
      unit={unit}
      account={account}
      now={unitsOf(plan.input.legs)}
      action={(units) => (
        <ButtonLink size="sm" look="primary" to={resized(units)}>
          {t('capital.openSized', { units })}
        </ButtonLink>
      )}
    />
  );
}

interface SizesProps {
  readonly unit: UnitRisk;
  readonly account: AccountView;
  /** Units of the plan as it is. */
  readonly now?: number;
  readonly action?: (units: number) => ReactNode;
}

function Sizes({ unit, account, now, action }: SizesProps) {
  const settings = useOptionsSettings();
  const title = useId();
  const sizes = positionSizes(unit, settings, riskOf(account));
  return (
    <SizeList
      id={title}
      sizes={sizes}
      maxLoss={unit.maxLoss}
      riskPerTrade={settings.riskPerTrade}
      now={now ?? null}
      action={action ?? null}
    />
  );
}
