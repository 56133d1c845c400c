import { useId } from 'react';
import type { FigureUnit } from '@toolyard/core/learning';
import type { Texts } from '@toolyard/core/shared';
import type { QuestionResponse } from '../../../../api/generated-learning.ts';
import { PayoffChart } from '../../../../charts/payoff-chart.tsx';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/input.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { BuildFields } from './build-fields.tsx';
import { answerOf, type QuestionDraft } from './question-draft.ts';

interface Props {
  readonly question: QuestionResponse;
  readonly draft: QuestionDraft;
  readonly onChange: (draft: QuestionDraft) => void;
  /** Whether it is answered, so that nothing can be changed any more. */
  readonly locked: boolean;
  /** Before the words of the question: its number. */
  readonly lead?: string;
}

/** A question and the fields of its answer. */
export function QuestionFields({ question, draft, onChange, locked, lead }: Props) {
  const language = useLanguage();
  const id = useId();
  const prompt = (
    <p id={id} className="text-14/6 font-medium">
      {lead && <span className="mr-2 text-ink-3 tabular-nums">{lead}</span>}
      {question.prompt[language]}
    </p>
  );
  return (
    <fieldset disabled={locked} aria-labelledby={id} className="min-w-0 space-y-3">
      {prompt}
      {question.chart && <QuestionChart corners={question.chart} />}
      {question.options && (
        <OptionFields
          name={id}
          options={question.options}
          chosen={draft.option}
          onChoose={(option) => onChange({ ...draft, option })}
        />
      )}
      {question.building && (
        <BuildFields
          question={question}
          legs={draft.legs}
          onChange={(legs) => onChange({ ...draft, legs })}
        />
      )}
      {question.unit && (
        <NumberAnswer
          unit={question.unit}
          typed={draft.number}
          wrong={answerOf(question, draft) === 'wrong'}
          onType={(number) => onChange({ ...draft, number })}
        />
      )}
    </fieldset>
  );
}

interface OptionProps {
  readonly name: string;
  readonly options: readonly Texts[];
  readonly chosen: number | null;
  readonly onChoose: (option: number) => void;
}

function OptionFields({ name, options, chosen, onChoose }: OptionProps) {
  const language = useLanguage();
  return (
    <div role="radiogroup" aria-labelledby={name} className="space-y-2">
      {options.map((option, i) => (
        <label
          key={option.en}
          className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-2 border border-line-2 bg-surface px-3 py-2 text-13 has-checked:border-accent has-checked:bg-accent-tint has-[:disabled]:cursor-default"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === i}
            onChange={() => onChoose(i)}
            className="size-4 flex-none accent-(--accent-solid)"
          />
          {option[language]}
        </label>
      ))}
    </div>
  );
}

interface NumberProps {
  readonly unit: FigureUnit;
  readonly typed: string;
  readonly wrong: boolean;
  readonly onType: (typed: string) => void;
}

function NumberAnswer({ unit, typed, wrong, onType }: NumberProps) {
  const t = useText();
  return (
    <Field
      label={t('learn.yourAnswer')}
      hint={t(`learn.unit.${unit}`)}
      error={wrong ? t('learn.notNumber') : null}
      className="max-w-60"
    >
      {(ids) => (
        <TextInput
          {...ids}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}

/** The profit at expiry without names and figures: what can be read is what the pointer shows. */
function QuestionChart({ corners }: { readonly corners: NonNullable<QuestionResponse['chart']> }) {
  const t = useText();
  const format = useFormat();
  const from = corners[0]?.price ?? 0;
  const to = corners.at(-1)?.price ?? 0;
  const strikes = corners.slice(1, -1).map(({ price }) => price);
  const described = corners
    .map(({ price, profit }) => `${format.price(price)}: ${format.money(Math.round(profit))}`)
    .join('; ');
  return (
    <PayoffChart
      words={{
        label: t('learn.chart', { corners: described }),
        spot: t('chain.spot'),
        atExpiry: t('analysis.atExpiry'),
        today: t('analysis.today'),
        money: (dollars) => format.money(Math.round(dollars)),
        price: format.price,
        spotPrice: format.spot,
        percent: format.signedPercent,
      }}
      expiry={corners}
      today={null}
      spot={(from + to) / 2}
      band={null}
      breakevens={[]}
      strikes={strikes}
      height={240}
    />
  );
}
