import { useState } from 'react';
import {
  profitAtPrice,
  type AnalysisInput,
  type ProfitDate,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { toDollars } from '@toolyard/core/shared';
import type { ExplanationRequest } from '@toolyard/core/options/explanations';
import { useText } from '../../../../i18n/use-text.ts';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/input.tsx';
import { toneOf } from '../../shared/figures/figures.ts';
import { Explained } from '../../shared/explain/explained.tsx';
import { readNumber } from '../../shared/figures/read-number.ts';
import { useFormat } from '../../shared/figures/use-format.ts';

const MOST = 1_000_000;

interface Props {
  readonly input: AnalysisInput;
  readonly at: ProfitDate;
  readonly analysis: StrategyAnalysis;
  /** The day that the input counts from; absent for today. */
  readonly dayName: string | undefined;
}

/** What the strategy would have made at another price of the underlying, on the day and at expiry. Begins at the spot. */
export function WhatIf({ input, at, analysis, dayName }: Props) {
  const t = useText();
  const { money } = useFormat();
  const [own, setTyped] = useState<string | null>(null);
  const typed = own ?? toDollars(input.spot).toFixed(2);
  const price = readNumber(typed);
  const blank = typed.trim() === '';
  const wrong = !blank && !(price >= 0 && price <= MOST);
  const validPrice = blank || wrong ? null : price;
  const today = validPrice === null ? null : profitAtPrice(input, validPrice, at);
  const atExpiry = validPrice === null ? null : profitAtPrice(input, validPrice, 'expiry');
  return (
    <div className="screen-only grid grid-cols-2 items-end gap-3 border-t border-line p-4 sm:grid-cols-[160px_1fr_1fr]">
      <Field
        label={t('position.whatIf')}
        error={wrong ? t('position.whatIfRange') : null}
        className="max-sm:col-span-2"
      >
        {(ids) => (
          <TextInput
            {...ids}
            inputMode="decimal"
            lead="$"
            autoComplete="off"
            placeholder="0.00"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Outcome
        label={dayName ?? t('position.whatIfToday')}
        value={today}
        words={money(today)}
        request={
          validPrice === null ? null : { figure: 'profitAtPrice', input, price: validPrice, at }
        }
      />
      <Outcome
        label={t(analysis.method === 'expiry' ? 'position.whatIfExpiry' : 'life.whatIfFrontExpiry')}
        value={atExpiry}
        words={money(atExpiry)}
        request={
          validPrice === null
            ? null
            : { figure: 'profitAtPrice', input, price: validPrice, at: 'expiry' }
        }
      />
    </div>
  );
}

function Outcome({
  label,
  value,
  words,
  request,
}: {
  readonly label: string;
  readonly value: number | null;
  readonly words: string;
  /** Its calculation; null without a valid price. */
  readonly request: ExplanationRequest | null;
}) {
  return (
    <p className="border-l border-line px-3 py-1">
      <span className="block text-12 text-ink-3">{label}</span>
      <output
        aria-label={label}
        className={`text-16 font-semibold tabular-nums ${toneOf(value ?? 0)}`}
      >
        {request && value !== null ? <Explained {...request}>{words}</Explained> : words}
      </output>
    </p>
  );
}
