import { useMemo, useState, type KeyboardEvent } from 'react';
import {
  computeExample,
  type ComputedExample,
  type Example,
  type ExampleLeg,
} from '@toolyard/core/learning';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import type { HandleMoves, PayoffHandle } from '../../../../charts/payoff-handles.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { LegMark, legWords } from '../../shared/legs/leg-mark.tsx';
import { PayoffPanel } from '../../shared/payoff/payoff-panel.tsx';
import {
  Controls,
  Outcome,
  laterInput,
  opened,
  valuesOf,
  type Calculation,
} from './calculator.tsx';

interface Props {
  readonly example: Example;
  /** Controls and figures under the legs, where the example is a calculator. */
  readonly calculation?: Calculation;
}

const HEIGHT = 240;
/** Part of the price that the chart shows each way, and that stays free beyond the outer strikes. */
const REACH = 0.2;
const ROOM = 0.03;

/** The legs and the payoff of an example; a strike can be dragged, and in a calculator the market can be changed. */
export function ExampleFigure({ example, calculation }: Props) {
  const t = useText();
  const [values, setValues] = useState(() => valuesOf(example));
  const [legs, setLegs] = useState(example.legs);
  const computed = useMemo(
    () => computeExample({ ...opened(example, values), legs }),
    [example, values, legs],
  );
  const range = rangeOf({ ...example, spot: values.spot });
  const isMoved = legs !== example.legs || calculation !== undefined;
  const name = t(calculation ? 'learn.calculator' : 'learn.example');
  const days = calculation && values.laterDays;
  return (
    <Card label={name}>
      <CardHead
        title={name}
        controls={
          isMoved && (
            <Button
              size="sm"
              look="quiet"
              onClick={() => {
                setValues(valuesOf(example));
                setLegs(example.legs);
              }}
            >
              {t('learn.reset')}
            </Button>
          )
        }
      />
      <ExampleLegs computed={computed} />
      {calculation && (
        <>
          <Controls {...{ calculation, example, values }} onChange={setValues} />
          <Outcome {...{ calculation, computed, values }} />
        </>
      )}
      <PayoffPanel
        input={calculation ? laterInput(computed, values) : computed.input}
        analysis={computed.analysis}
        strikes={strikesOf(computed)}
        height={HEIGHT}
        range={range}
        handles={useStrikeHandles(computed, example, range, setLegs)}
        {...(days && { day: t('learn.afterDays', { days }) })}
      />
      <p className="px-4 pb-3 text-12 text-ink-3">{t('learn.dragStrike')}</p>
    </Card>
  );
}

/** Prices of the chart in dollars, which hold every declared strike. */
function rangeOf({ spot, legs }: Example): { readonly from: number; readonly to: number } {
  const strikes = legs.flatMap(({ strike }) => strike ?? []);
  const room = spot * ROOM;
  return {
    from: Math.max(0, Math.min(spot * (1 - REACH), ...strikes.map((strike) => strike - room))),
    to: Math.max(spot * (1 + REACH), ...strikes.map((strike) => strike + room)),
  };
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};
const LONG_STEP = 5;

/** A leg at another strike; away from the declared one its premium is the model's. */
function legAt(declared: ExampleLeg, strike: number): ExampleLeg {
  if (strike === declared.strike) return declared;
  const { premium: _, ...leg } = declared;
  return { ...leg, strike };
}

/** The strikes of an example as handles on the chart, in whole dollars. */
function useStrikeHandles(
  computed: ComputedExample,
  example: Example,
  { from, to }: ReturnType<typeof rangeOf>,
  setLegs: (legs: readonly ExampleLeg[]) => void,
): { readonly all: readonly PayoffHandle[]; readonly moves: HandleMoves } {
  const t = useText();
  const format = useFormat();
  const [least, greatest] = [Math.ceil(from) + 1, Math.floor(to) - 1];
  const { legs } = computed.example;
  const put = (id: string, dollars: number) => {
    const at = Number(id);
    const declared = example.legs[at];
    const strike = Math.min(greatest, Math.max(least, Math.round(dollars)));
    if (!declared || strike === legs[at]?.strike) return;
    const moved = legs.map((leg, i) => (i === at ? legAt(declared, strike) : leg));
    setLegs(moved.every((leg, i) => leg === example.legs[i]) ? example.legs : moved);
  };
  const all = computed.legs.flatMap((leg, i): PayoffHandle[] => {
    if (!isOptionLeg(leg)) return [];
    const [price, premium] = [toDollars(leg.strike), format.price(toDollars(leg.premium))];
    return [
      {
        id: String(i),
        price,
        label: t('learn.strikeHandle', { leg: legWords(t, leg), premium }),
        tag: `${format.spot(price)} · ${premium}`,
        mark: <LegMark leg={leg} />,
        chosen: false,
        least,
        greatest,
      },
    ];
  });
  const moves: HandleMoves = {
    moveTo: put,
    drop: () => undefined,
    cancel: () => setLegs(example.legs),
    onKeyDown: (id: string, event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      put(
        id,
        (all.find((handle) => handle.id === id)?.price ?? 0) +
          step * (event.shiftKey ? LONG_STEP : 1),
      );
    },
  };
  return { all, moves };
}

const strikesOf = ({ legs }: ComputedExample): number[] =>
  legs.filter(isOptionLeg).map(({ strike }) => toDollars(strike));

/** What is bought and sold, each with its price. */
function ExampleLegs({ computed: { legs, example } }: { readonly computed: ComputedExample }) {
  const t = useText();
  const format = useFormat();
  return (
    <ul className="divide-y divide-line border-b border-line text-13">
      {legs.map((leg, i) => (
        <li
          key={`${i} ${leg.position}`}
          className="flex min-h-10 flex-wrap items-center gap-x-2 px-4"
        >
          <LegMark leg={leg} />
          <span>{legWords(t, leg)}</span>
          {leg.kind === 'option' && (
            <span className="text-ink-3">
              {t('learn.inDays', { days: example.legs[i]?.days ?? example.days })}
            </span>
          )}
          <span className="ml-auto tabular-nums">
            {leg.quantity} × {format.price(toDollars(leg.premium))}
          </span>
        </li>
      ))}
    </ul>
  );
}
