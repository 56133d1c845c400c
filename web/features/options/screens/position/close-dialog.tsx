import { useState } from 'react';
import { unitsOf, withUnits } from '@toolyard/core/options/capital';
import { costOf } from '@toolyard/core/options/contracts';
import { addMoney, fromDollars, negateMoney, toDollars } from '@toolyard/core/shared';
import { useCloseStrategyMutation, type StrategyResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { toneOf } from '../../shared/figures/figures.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { useTradeRates } from '../../shared/strategies/commission-rates.ts';
import { legOf } from '../../shared/strategies/saved-legs.ts';
import { closingLines } from './closing-lines.ts';
import { countIn } from './contract-fields.tsx';
import { useFillTime } from './fill-time-field.tsx';
import { ProfitTargets } from './profit-targets.tsx';
import { TicketDialog } from './ticket-dialog.tsx';
import { UnitsField } from './units-field.tsx';
import { noteOf, priceOf, useTicket, useReportTrade } from './use-ticket.ts';

interface Props {
  readonly position: StrategyResponse;
  readonly onClose: () => void;
}

/** Every holding is traded away, or an equal part of each; what that comes to stands under the lines. */
export function CloseDialog({ position, onClose }: Props) {
  const t = useText();
  const { money } = useFormat();
  const { id, version, cash } = position;
  const held = position.legs.map(legOf);
  const all = unitsOf(held);
  const [typed, setTyped] = useState(String(all));
  const units = countIn(typed, all);
  const ticket = useTicket(closingLines(position, units ?? all), useTradeRates(position));
  const [close, { isLoading, error }] = useCloseStrategyMutation();
  const isPart = units !== null && units < all;
  const before = isPart ? negateMoney(costOf(withUnits(held, units))) : fromDollars(cash);
  const result =
    ticket.cash === null || units === null
      ? null
      : toDollars(addMoney(before, fromDollars(ticket.cash)));
  const time = useFillTime(position);
  const report = useReportTrade();
  const send = async () => {
    const prices = ticket.lines.map((line) => ({ symbol: line.key, ...priceOf(line) }));
    const answer = await close({
      id,
      'If-Match': `"${version}"`,
      closeStrategyRequest: {
        prices,
        ...(isPart && { units }),
        ...time.body,
        ...noteOf(ticket.note),
      },
    });
    report(answer, isPart ? 'life.done.partlyClosed' : 'life.done.closed', onClose);
  };
  const label = t(isPart ? 'life.partResult' : 'life.result');
  return (
    <TicketDialog
      title={t('life.closeTitle')}
      description={t(isPart ? 'life.closePartText' : 'life.closeText')}
      submit={isPart ? t('life.closePart', { units, all }) : t('life.close')}
      danger
      ticket={ticket}
      time={time}
      reason={units === null ? t('life.countRange', { most: all }) : null}
      busy={isLoading}
      error={error}
      onSubmit={() => void send()}
      onClose={onClose}
      before={
        <>
          {all > 1 && <UnitsField all={all} typed={typed} onChange={setTyped} />}
          <ProfitTargets position={position} units={units ?? all} ticket={ticket} />
        </>
      }
    >
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-ink-2">{label}</span>
        <output
          aria-label={label}
          className={`figures text-16 font-semibold ${toneOf(result ?? 0)}`}
        >
          {money(result)}
        </output>
      </p>
    </TicketDialog>
  );
}
