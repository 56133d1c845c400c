import { useState } from 'react';
import {
  useSettleStrategyMutation,
  type ContractOutcome,
  type DueContractResponse,
  type StrategyResponse,
} from '../../../../api/generated.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { LegMark, legWords } from '../../shared/legs/leg-mark.tsx';
import { legOf } from '../../shared/strategies/saved-legs.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { EffectWords } from './effect-words.tsx';
import { outcomeEffect, outcomesOf } from './outcome.ts';
import { useReportTrade } from './use-ticket.ts';

/** Contracts past their expiry: what becomes of each, with its cash and shares, until they are settled. */
export function DueBanner({ position }: { readonly position: StrategyResponse }) {
  const t = useText();
  const { id, version, due } = position;
  const [chosen, setChosen] = useState<Readonly<Record<string, ContractOutcome>>>({});
  const [settle, { isLoading, error }] = useSettleStrategyMutation();
  const report = useReportTrade();
  if (due.length === 0) return null;
  const outcomeOf = ({ symbol, outcome }: DueContractResponse) => chosen[symbol] ?? outcome;
  const outcomes = due.flatMap((contract) => {
    const outcome = outcomeOf(contract);
    return outcome ? [{ symbol: contract.symbol, outcome }] : [];
  });
  const send = async () => {
    const settleStrategyRequest = { outcomes };
    const answer = await settle({ id, 'If-Match': `"${version}"`, settleStrategyRequest });
    report(answer, 'life.done.settled');
  };
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
            disabled={outcomes.length < due.length}
            onClick={() => void send()}
          >
            {t('life.settle')}
          </Button>
        }
      />
      {error && <ErrorBox className="mx-4 mt-3">{errorMessage(error, t('life.notSent'))}</ErrorBox>}
      <ul className="divide-y divide-line">
        {due.map((contract) => (
          <DueRow
            key={contract.symbol}
            position={position}
            due={contract}
            outcome={outcomeOf(contract)}
            onChange={(outcome) =>
              setChosen((before) => ({ ...before, [contract.symbol]: outcome }))
            }
          />
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  readonly position: StrategyResponse;
  readonly due: DueContractResponse;
  readonly outcome: ContractOutcome | null;
  readonly onChange: (outcome: ContractOutcome) => void;
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
      <Segments<ContractOutcome | ''>
        label={t('life.outcomeOf', { leg: words })}
        value={outcome ?? ''}
        onChange={(next) => next !== '' && onChange(next)}
        segments={outcomesOf(due.contracts).map((value) => ({
          value,
          label: t(`life.${value}`),
        }))}
      />
      <p className="min-w-36 text-right max-md:w-full">
        <EffectWords
          effect={outcomeEffect(held, due.contracts, outcome ?? 'expire', due.settlementPrice)}
        />
      </p>
    </li>
  );
}
