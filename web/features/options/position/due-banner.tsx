import { useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { LegMark } from '../leg-mark.tsx';
import { legWords } from '../leg-words.ts';
import { legOf } from '../saved-strategy.ts';
import { useFormat } from '../use-format.ts';
import { EffectWords } from './effect-words.tsx';
import { useSettlePositionMutation } from './life-api.ts';
import type { DueContract, Outcome, PositionView } from './life-wire.ts';
import { outcomeEffect, outcomesOf } from './outcome.ts';

/** Contracts past their expiry: what becomes of each, with its cash and shares, until they are settled. */
export function DueBanner({ position }: { readonly position: PositionView }) {
  const t = useText();
  const { id, version, due } = position;
  const [chosen, setChosen] = useState<Readonly<Record<string, Outcome>>>({});
  const [settle, { isLoading, error }] = useSettlePositionMutation();
  if (due.length === 0) return null;
  const outcomes = due.map(({ symbol, outcome }) => ({
    symbol,
    outcome: chosen[symbol] ?? outcome,
  }));
  return (
    <Card label={t('life.due')} className="mb-4 border-warn-line">
      <CardHead
        title={t('life.due')}
        beside={<span className="text-12 text-ink-2">{t('life.dueText')}</span>}
        controls={
          <Button
            look="primary"
            size="sm"
            busy={isLoading}
            onClick={() => void settle({ id, version, body: { outcomes } })}
          >
            {t('life.settle')}
          </Button>
        }
      />
      {error && <ErrorBox className="mx-4 mt-3">{errorMessage(error, t('life.notSent'))}</ErrorBox>}
      <ul className="divide-y divide-line">
        {due.map((each, at) => (
          <DueRow
            key={each.symbol}
            position={position}
            due={each}
            outcome={outcomes[at]?.outcome ?? each.outcome}
            onChange={(outcome) => setChosen((kept) => ({ ...kept, [each.symbol]: outcome }))}
          />
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  readonly position: PositionView;
  readonly due: DueContract;
  readonly outcome: Outcome;
  readonly onChange: (outcome: Outcome) => void;
}

function DueRow({ position, due, outcome, onChange }: RowProps) {
  const t = useText();
  const { spot, monthDay } = useFormat();
  const held = position.legs.find(({ symbol }) => symbol === due.symbol);
  if (!held) return null;
  const leg = legOf(held);
  const words = legWords(t, leg);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <p className="min-w-44 flex-1">
        <span className="flex items-center gap-1.5 font-medium">
          <LegMark leg={leg} />
          {words}
          <span className="figures text-ink-2">× {Math.abs(due.contracts)}</span>
        </span>
        <span className="block pl-4 text-12 text-ink-3">
          {t('life.settledAt', {
            day: held.expiration ? monthDay(held.expiration) : '--',
            price: spot(due.settlementPrice),
          })}
        </span>
      </p>
      <Segments<Outcome>
        label={t('life.outcomeOf', { leg: words })}
        value={outcome}
        onChange={onChange}
        segments={outcomesOf(due.contracts).map((value) => ({
          value,
          label: t(`life.${value}`),
        }))}
      />
      <p className="min-w-36 text-right max-md:w-full">
        <EffectWords effect={outcomeEffect(held, due.contracts, outcome)} />
      </p>
    </li>
  );
}
