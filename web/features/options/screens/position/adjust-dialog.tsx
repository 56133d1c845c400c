import { useState } from 'react';
import { isOptionLeg, type Leg } from '@toolyard/core/options/contracts';
import { useAdjustStrategyMutation, type StrategyResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Segments } from '../../../../ui/segments.tsx';
import { ADJUSTMENTS, legsAfter, type Adjustment } from './adjust-trades.ts';
import { sideOf } from './ticket-prices.ts';
import { BeforeAfter } from './before-after.tsx';
import { useFillTime } from './fill-time-field.tsx';
import { TicketDialog } from './ticket-dialog.tsx';
import { useAddedLeg } from './use-added-leg.tsx';
import { useRoll } from './use-roll.tsx';
import { noteOf, priceOf, useTicket, useReportTrade } from './use-ticket.ts';
import { useTradeRates } from '../../shared/strategies/commission-rates.ts';
import { LegMark, legWords } from '../../shared/legs/leg-mark.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { closingLine } from './closing-lines.ts';
import { HeldField, CountField, countIn } from './contract-fields.tsx';

interface Props {
  readonly position: StrategyResponse;
  readonly onClose: () => void;
}

/** Rolls, adds or closes a leg; its cash and the legs that come of it are seen before it is done. */
export function AdjustDialog({ position, onClose }: Props) {
  const t = useText();
  const { id, version, legs } = position;
  const rollable = legs.some(({ kind }) => kind === 'option');
  const [kind, setKind] = useState<Adjustment>(rollable ? 'roll' : 'closeLeg');
  // What was chosen for one kind stays while another is looked at.
  const choices = {
    roll: useRoll(position),
    add: useAddedLeg(position),
    closeLeg: useClosedLeg(position),
  };
  const { lines, fields } = choices[kind];
  const ticket = useTicket(lines, useTradeRates(position));
  const [adjust, { isLoading, error }] = useAdjustStrategyMutation();
  const time = useFillTime(position);
  const report = useReportTrade();
  const send = async () => {
    const trades = ticket.lines.map((line) => ({
      kind: line.leg.kind,
      symbol: line.leg.symbol,
      side: sideOf(line.leg),
      contracts: line.leg.quantity,
      ...priceOf(line),
    }));
    const answer = await adjust({
      id,
      'If-Match': `"${version}"`,
      adjustStrategyRequest: { trades, ...time.body, ...noteOf(ticket.note) },
    });
    report(answer, 'life.done.adjusted', onClose);
  };
  return (
    <TicketDialog
      title={t('life.adjustTitle')}
      description={t('life.adjustText')}
      submit={t('life.adjust')}
      ticket={ticket}
      time={time}
      reason={lines.length === 0 ? t('life.nothingChosen') : null}
      busy={isLoading}
      error={error}
      onSubmit={() => void send()}
      onClose={onClose}
      before={
        <>
          <Segments<Adjustment>
            label={t('life.adjustKind')}
            className="justify-self-start"
            value={kind}
            onChange={setKind}
            segments={ADJUSTMENTS.map((value) => ({
              value,
              label: t(`life.kind.${value}`),
              disabled: value === 'roll' && !rollable,
            }))}
          />
          {fields}
        </>
      }
    >
      <LegsAfter legs={legsAfter(position, lines)} />
      {lines.length > 0 && ticket.cash !== null && (
        <BeforeAfter position={position} lines={ticket.lines} cash={ticket.cash} />
      )}
    </TicketDialog>
  );
}

/** What is held once the trades are done. */
function LegsAfter({ legs }: { readonly legs: readonly Leg[] }) {
  const t = useText();
  const { monthDay } = useFormat();
  return (
    <section aria-label={t('life.legsAfter')}>
      <h3 className="mb-1.5 font-medium">{t('life.legsAfter')}</h3>
      {legs.length === 0 ? (
        <p className="text-ink-2">{t('life.allClosed')}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 rounded-2 bg-sunken px-3 py-2">
          {legs.map((leg) => (
            <li key={leg.symbol} className="flex items-center gap-1.5">
              <LegMark leg={leg} />
              {legWords(t, leg)}
              {isOptionLeg(leg) && <span className="text-ink-3">{monthDay(leg.expiry)}</span>}
              <span className="figures text-ink-2">× {leg.quantity}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** One leg is closed, or a part of it. */
function useClosedLeg(position: StrategyResponse) {
  const t = useText();
  const { legs } = position;
  const [symbol, setSymbol] = useState('');
  const [count, setCount] = useState<string | null>(null);
  const held = legs.find((leg) => leg.symbol === symbol) ?? legs[0];
  if (!held) return { lines: [], fields: null };

  const typed = count ?? String(held.contracts);
  const contracts = countIn(typed, held.contracts);
  const fields = (
    <div className="grid gap-3 sm:grid-cols-2">
      <HeldField
        legs={legs}
        value={held.symbol}
        onChange={(next) => {
          setSymbol(next);
          setCount(null);
        }}
      />
      <CountField
        label={t('leg.quantity')}
        most={held.contracts}
        typed={typed}
        onChange={setCount}
      />
    </div>
  );
  return { lines: contracts === null ? [] : [closingLine(position, held, contracts)], fields };
}
