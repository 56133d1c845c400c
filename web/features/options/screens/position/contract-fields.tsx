import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import type { OptionType } from '@toolyard/core/options/contracts';
import { fromDollars, toDollars, type Money } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { quotesOf } from '../../shared/chain/chain-quotes.ts';
import type { ExpiryCell, ExpiryKey } from '../../shared/chain/expiry-key.ts';
import { rootWords } from '../../shared/chain/contract-words.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { SelectField } from '../../../../ui/select.tsx';
import { tradableQuote } from './ticket-prices.ts';
import type { StrategyLegResponse } from '../../../../api/generated.ts';
import { legOf } from '../../shared/strategies/saved-legs.ts';
import type { Spread } from './roll-together.ts';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/input.tsx';
import { readNumber } from '../../shared/figures/read-number.ts';
import { legWords } from '../../shared/legs/leg-mark.tsx';

interface ExpiryProps {
  readonly expiries: readonly ExpiryCell[];
  readonly expiry: ExpiryKey | null;
  readonly onExpiry: (expiry: ExpiryKey) => void;
}

interface Props extends ExpiryProps {
  readonly chain: OptionChain | null;
  readonly failed: boolean;
  readonly type: OptionType;
  readonly quote: OptionQuote | undefined;
  readonly onStrike: (strike: Money) => void;
}

/** A listed expiry with its days. */
export function ExpiryField({ expiries, expiry, onExpiry }: ExpiryProps) {
  const t = useText();
  const { monthDay } = useFormat();
  return (
    <SelectField
      label={t('leg.expiry')}
      value={expiry ?? ''}
      onChoose={(next) => onExpiry(next)}
      choices={expiries.map((each) => ({
        value: each.key,
        label: [
          t('life.expiryIn', { day: monthDay(each.expiry), days: each.daysToExpiry }),
          rootWords(t, each),
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
}

const valueOf = ({ strike }: OptionQuote) => String(toDollars(strike));

/** A listed contract: its expiry, then its strike with bid and ask. */
export function ContractFields(props: Props) {
  const { expiries, expiry, chain, failed, type, quote, onExpiry, onStrike } = props;
  const t = useText();
  const { price } = useFormat();
  const words = (listed: OptionQuote) => {
    const { bid, ask } = tradableQuote(listed);
    return `${price(toDollars(listed.strike))}  (${price(bid)} / ${price(ask)})`;
  };
  const empty = failed ? t('life.noChain') : t('options.loading');
  return (
    <>
      <ExpiryField expiries={expiries} expiry={expiry} onExpiry={onExpiry} />
      <SelectField
        label={t('chain.strike')}
        disabled={!chain}
        error={failed ? t('life.noChain') : null}
        value={quote ? valueOf(quote) : ''}
        onChoose={(next) => onStrike(fromDollars(Number(next)))}
        choices={
          chain
            ? quotesOf(chain, type).map((listed) => ({
                value: valueOf(listed),
                label: words(listed),
              }))
            : [{ value: '', label: empty }]
        }
      />
    </>
  );
}

interface HeldFieldProps {
  readonly legs: readonly StrategyLegResponse[];
  /** Several legs that can be meant at once; each goes by its expiry. */
  readonly spreads?: readonly Spread[];
  readonly value: string;
  readonly onChange: (symbol: string) => void;
}

/** Which of the open legs, or all of an expiry. */
export function HeldField({ legs, spreads = [], value, onChange }: HeldFieldProps) {
  const t = useText();
  const { monthDay } = useFormat();
  return (
    <SelectField
      label={t('life.heldLeg')}
      value={value}
      onChoose={onChange}
      choices={[
        ...legs.map((leg) => ({
          value: leg.symbol,
          label: [
            legWords(t, legOf(leg)),
            leg.expiration && monthDay(leg.expiration),
            `× ${leg.contracts}`,
          ]
            .filter(Boolean)
            .join(' '),
        })),
        ...spreads.map((spread) => ({
          value: spread.expiry,
          label: t('life.allOf', { count: spread.legs.length, day: monthDay(spread.expiry) }),
        })),
      ]}
    />
  );
}

const FARTHEST = 10;
const SHIFTS = Array.from({ length: 2 * FARTHEST + 1 }, (_, i) => FARTHEST - i);

interface ShiftFieldProps {
  /** The expiry has no chain. */
  readonly failed: boolean;
  /** Every leg finds a strike of its own. */
  readonly apart: boolean;
  readonly shift: number;
  readonly onChange: (shift: number) => void;
}

/** How many listed strikes all legs move up or down. */
export function ShiftField({ failed, apart, shift, onChange }: ShiftFieldProps) {
  const t = useText();
  const words = (by: number) => {
    if (by === 0) return t('life.sameStrikes');
    return t(by > 0 ? 'life.strikesUp' : 'life.strikesDown', { count: Math.abs(by) });
  };
  const meeting = apart ? null : t('life.strikesMeet');
  return (
    <SelectField
      label={t('chain.strike')}
      error={failed ? t('life.noChain') : meeting}
      value={String(shift)}
      onChoose={(next) => onChange(Number(next))}
      choices={SHIFTS.map((by) => ({ value: String(by), label: words(by) }))}
    />
  );
}

interface CountFieldProps {
  readonly label: string;
  readonly most: number;
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}

/** A whole number from one up, or null. */
export function countIn(typed: string, most: number): number | null {
  const value = readNumber(typed);
  return Number.isInteger(value) && value >= 1 && value <= most ? value : null;
}

/** How many contracts or shares; a wrong number stays typed and is marked. */
export function CountField({ label, most, typed, onChange }: CountFieldProps) {
  const t = useText();
  const wrong = countIn(typed, most) === null;
  return (
    <Field label={label} error={wrong ? t('life.countRange', { most }) : null}>
      {(ids) => (
        <TextInput
          {...ids}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
