import { useState, type ReactNode } from 'react';
import type { UnitRisk } from '@toolyard/core/options/capital';
import { fromDollars } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/input.tsx';
import { readNumber } from '../../shared/figures/read-number.ts';

const FIELDS = ['loss', 'profit', 'chance'] as const;
type Name = (typeof FIELDS)[number];

const MOST = { loss: 100_000_000, profit: 100_000_000, chance: 100 } as const;

/** Above zero and up to the most; blank is fine but for the loss. */
function isWrong(name: Name, text: string): boolean {
  if (text.trim() === '') return false;
  const value = readNumber(text);
  return !(value > 0 && (name === 'chance' ? value < MOST[name] : value <= MOST[name]));
}

interface Props {
  readonly children: (unit: UnitRisk) => ReactNode;
}

/** A trade with two outcomes that is typed: what one unit may lose, and, for Kelly, what it may win how often. */
export function TypedRisk({ children }: Props) {
  const t = useText();
  const [typed, setTyped] = useState<Readonly<Record<Name, string>>>({
    loss: '',
    profit: '',
    chance: '',
  });
  const [loss, profit, chance] = FIELDS.map((name) => readNumber(typed[name]));
  const isKnown = typed.loss.trim() !== '' && FIELDS.every((name) => !isWrong(name, typed[name]));
  const hasChances = typed.profit.trim() !== '' && typed.chance.trim() !== '';
  const unit = (): UnitRisk => ({
    maxLoss: fromDollars(loss!),
    outcomes: hasChances
      ? [
          { probability: chance! / 100, profit: profit! },
          { probability: 1 - chance! / 100, profit: -loss! },
        ]
      : null,
  });
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        {FIELDS.map((name) => (
          <Field
            key={name}
            label={t(`capital.typed.${name}`)}
            hint={t(`capital.typed.${name}.hint`)}
            error={
              isWrong(name, typed[name])
                ? t(name === 'chance' ? 'capital.typed.wrongChance' : 'capital.typed.wrong')
                : null
            }
          >
            {(ids) => (
              <TextInput
                {...ids}
                name={name}
                inputMode="decimal"
                autoComplete="off"
                value={typed[name]}
                onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                {...(name === 'chance'
                  ? { trail: <span className="text-12 text-ink-3">%</span> }
                  : { lead: '$' })}
              />
            )}
          </Field>
        ))}
      </div>
      {isKnown ? children(unit()) : <p className="mt-4 text-ink-2">{t('capital.typed.none')}</p>}
    </>
  );
}
