import type { ReactNode } from 'react';
import type { Texts } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/input.tsx';
import {
  AMOUNTS,
  CAPITAL,
  COMMISSIONS,
  DAYS,
  EXPOSURES,
  STOPS,
  type SettingsDraft,
  type TypedSetting,
} from './settings-draft.ts';

/** What every card of the form is given. */
export interface CardProps {
  readonly draft: SettingsDraft;
  readonly faults: ReadonlyMap<string, Texts | undefined>;
  readonly change: (part: Partial<SettingsDraft>) => void;
}

const PLACEHOLDERS: Record<TypedSetting, string> = {
  capital: '10000',
  amountPerTrade: '1000',
  maxRiskExposure: '2000',
  maxHoldingDays: '45',
  commissionPerContract: '0.65',
  commissionPerTrade: '0',
  riskPerTrade: '5',
  totalExposure: '20',
  stopLossPerTrade: '15',
  stopLossTotal: '25',
  stopLossMonthly: '10',
};

interface TypedProps {
  readonly name: TypedSetting;
  readonly value: string;
  readonly fault: Texts | null;
  readonly onChange: (value: string) => void;
  readonly unit: string;
  readonly placeholder: string;
}

/** A number that may be left blank. */
function TypedField({ name, value, fault, onChange, unit, placeholder }: TypedProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <Field
      label={t(`optionsSettings.${name}`)}
      hint={t(`optionsSettings.${name}.hint`)}
      error={fault && fault[language]}
    >
      {(ids) => (
        <TextInput
          {...ids}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...(unit === '$' ? { lead: '$' } : { trail: <Unit>{unit}</Unit> })}
        />
      )}
    </Field>
  );
}

const Unit = ({ children }: { readonly children: ReactNode }) => (
  <span className="flex-none text-12 text-ink-3">{children}</span>
);

function Fields({
  names,
  unitOf,
  draft,
  faults,
  change,
}: CardProps & {
  readonly names: readonly TypedSetting[];
  readonly unitOf: (name: TypedSetting) => string;
}) {
  return (
    <div className="grid gap-4 p-4 md:grid-cols-3">
      {names.map((name) => (
        <TypedField
          key={name}
          name={name}
          value={draft[name]}
          fault={faults.get(name) ?? null}
          unit={unitOf(name)}
          placeholder={PLACEHOLDERS[name]}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
    </div>
  );
}

/** What the account trades with. */
export function CapitalCard(props: CardProps) {
  const t = useText();
  const title = t('optionsSettings.account');
  return (
    <Card label={title}>
      <CardHead title={title} />
      <Fields {...props} names={[CAPITAL]} unitOf={() => '$'} />
    </Card>
  );
}

/** What a new trade may cost and how long it may last. */
export function TradeSizeCard(props: CardProps) {
  const t = useText();
  const title = t('optionsSettings.size');
  return (
    <Card label={title}>
      <CardHead title={title} />
      <Fields
        {...props}
        names={[...AMOUNTS, DAYS]}
        unitOf={(name) => (name === DAYS ? t('optionsSettings.days') : '$')}
      />
    </Card>
  );
}

/** What the broker charges; new plans and trades begin with it. */
export function CommissionsCard(props: CardProps) {
  const t = useText();
  const title = t('optionsSettings.commissions');
  return (
    <Card label={title}>
      <CardHead
        title={title}
        beside={<span className="text-12 text-ink-3">{t('optionsSettings.commissionsNote')}</span>}
      />
      <Fields {...props} names={COMMISSIONS} unitOf={() => '$'} />
    </Card>
  );
}

/** How much of the capital may be at risk and lost; what follows stands at its foot. */
export function RiskCard({ children, ...props }: CardProps & { readonly children?: ReactNode }) {
  const t = useText();
  const title = t('optionsSettings.risk');
  return (
    <Card label={title}>
      <CardHead
        title={title}
        beside={<span className="text-12 text-ink-3">{t('optionsSettings.riskNote')}</span>}
      />
      <Fields {...props} names={[...EXPOSURES, ...STOPS]} unitOf={() => '%'} />
      {children}
    </Card>
  );
}
