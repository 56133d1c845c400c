import { useState } from 'react';
import {
  useSettleStrategyMutation,
  type ContractOutcome,
  type StrategyResponse,
} from '../../../../api/generated.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/input.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { LegMark, legWords } from '../../shared/legs/leg-mark.tsx';
import { legOf } from '../../shared/strategies/saved-legs.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import {
  canSettle,
  expiredContracts,
  settlementRequest,
  settlementSourceWords,
  type ExpiredContract,
} from './expired-contracts.ts';
import { deliverableWords } from '../../shared/chain/deliverable-words.ts';
import { EffectWords } from './effect-words.tsx';
import { outcomeEffect, outcomesOf } from './outcome.ts';
import { amountIn } from './ticket-prices.ts';
import { useReportTrade } from './use-ticket.ts';

/** Contracts past their expiry: what becomes of each, with its cash and shares, until they are settled. */
export function SettlementBanner({ position }: { readonly position: StrategyResponse }) {
  const t = useText();
  const { id, version, due } = position;
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, ContractOutcome>>>({});
  const [prices, setPrices] = useState<Readonly<Record<string, string>>>({});
  const [settle, { isLoading, error }] = useSettleStrategyMutation();
  const report = useReportTrade();
  if (due.length === 0) return null;
  const contracts = expiredContracts(position, { outcomes, prices });
  const send = async () => {
    const settleStrategyRequest = settlementRequest(contracts);
    const answer = await settle({ id, 'If-Match': `"${version}"`, settleStrategyRequest });
    report(answer, 'life.done.settled');
  };
  return (
    <Card label={t('life.due')} className="mb-4 border-warn-line">
      <CardHead
        title={t('life.due')}
        beside={<span className="text-12 text-ink-2">{t(dueText(position, contracts))}</span>}
        controls={
          <Button
            look="primary"
            size="sm"
            busy={isLoading}
            disabled={!canSettle(contracts)}
            onClick={() => void send()}
          >
            {t('life.settle')}
          </Button>
        }
      />
      {error && <ErrorBox className="mx-4 mt-3">{errorMessage(error, t('life.notSent'))}</ErrorBox>}
      <ul className="divide-y divide-line">
        {contracts.map((contract) => (
          <ContractRow
            key={contract.due.symbol}
            contract={contract}
            typed={prices[contract.settlement]}
            onType={(text) => setPrices((before) => ({ ...before, [contract.settlement]: text }))}
            onChange={(outcome) =>
              setOutcomes((before) => ({ ...before, [contract.due.symbol]: outcome }))
            }
          />
        ))}
      </ul>
    </Card>
  );
}

const dueText = (
  { awaitingSettlementPrice }: StrategyResponse,
  contracts: readonly ExpiredContract[],
) => {
  if (!awaitingSettlementPrice) return 'life.dueText';
  return contracts.every(({ inCash }) => inCash) ? 'life.awaitingCash' : 'life.awaitingPrice';
};

/** Whether a settlement price decides what becomes of the contract, and is not known; one that delivers cash alone needs none. */
const needsPrice = ({ settlementPrice, outcome }: ExpiredContract['due']) =>
  settlementPrice === null && outcome === null;

interface RowProps {
  readonly contract: ExpiredContract;
  readonly typed: string | undefined;
  readonly onType: (text: string) => void;
  readonly onChange: (outcome: ContractOutcome) => void;
}

function ContractRow({ contract, typed, onType, onChange }: RowProps) {
  const t = useText();
  const { due, held, outcome, inCash, price, isFirstOfSettlement } = contract;
  const leg = legOf(held);
  const words = legWords(t, leg);
  const isWaiting = inCash && price === null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="min-w-44 flex-1">
        <p className="flex items-center gap-1.5 font-medium">
          <LegMark leg={leg} />
          {words}
          <span className="figures text-ink-2">× {Math.abs(due.contracts)}</span>
        </p>
        {held.deliverable && (
          <p className="pl-4 text-12 text-ink-3">
            {deliverableWords(t, { symbol: held.symbol, deliverable: held.deliverable })}
          </p>
        )}
        <PriceWords contract={contract} onState={typed === undefined ? () => onType('') : null} />
      </div>
      {isFirstOfSettlement && (needsPrice(due) || typed !== undefined) && (
        <PriceField contract={contract} words={words} typed={typed ?? ''} onType={onType} />
      )}
      {!isWaiting && (
        <Segments<ContractOutcome | ''>
          label={t('life.outcomeOf', { leg: words })}
          value={outcome ?? ''}
          onChange={(next) => next !== '' && onChange(next)}
          segments={outcomesOf(due.contracts).map((value) => ({
            value,
            label: t(`life.${value}`),
          }))}
        />
      )}
      <p className="min-w-36 text-right max-md:w-full">
        <EffectWords
          effect={outcome === null ? null : outcomeEffect(held, due.contracts, outcome, price)}
        />
      </p>
    </li>
  );
}

interface PriceWordsProps {
  readonly contract: ExpiredContract;
  /** Opens the field for another price; null where it stands open. */
  readonly onState: (() => void) | null;
}

/** When the contract expired, and the official price with its source. */
function PriceWords({ contract, onState }: PriceWordsProps) {
  const t = useText();
  const { spot, monthDay } = useFormat();
  const { due, held, price, source, isFirstOfSettlement } = contract;
  const day = held.expiration ? monthDay(held.expiration) : '--';
  if (price === null || source === null)
    return (
      <p className="pl-4 text-12 text-ink-3">
        {t(needsPrice(due) ? 'life.noPriceYet' : 'life.noPriceNeeded', { day })}
      </p>
    );
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 pl-4 text-12 text-ink-3">
      {t('life.settledAt', { day, price: spot(price), source: settlementSourceWords(t, source) })}
      {isFirstOfSettlement && onState && (
        <Button look="quiet" size="sm" onClick={onState}>
          {t('life.statePrice')}
        </Button>
      )}
    </p>
  );
}

interface PriceFieldProps {
  readonly contract: ExpiredContract;
  readonly words: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
}

/** The official settlement price as the user states it. */
function PriceField({ contract, words, typed, onType }: PriceFieldProps) {
  const t = useText();
  const isWrong = typed.trim() !== '' && amountIn(typed) === null;
  return (
    <Field
      className="w-44 max-md:w-full"
      label={t('life.settlementPrice')}
      hint={t(contract.isMorning ? 'life.stateMorning' : 'life.stateHint')}
      error={isWrong ? t('life.priceRange') : null}
    >
      {(ids) => (
        <TextInput
          {...ids}
          aria-label={t('life.settlementPriceOf', { leg: words })}
          inputMode="decimal"
          autoComplete="off"
          lead="$"
          placeholder="0.00"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}
