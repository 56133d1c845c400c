import { useState } from 'react';
import { useAdjustStrategyMutation, type StrategyResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Segments } from '../../../../ui/segments.tsx';
import { ADJUSTMENTS, legsAfter, type Adjustment } from './adjust-trades.ts';
import { LegsAfter } from './legs-after.tsx';
import { sideOf } from './ticket.ts';
import { TicketDialog } from './ticket-dialog.tsx';
import { useAddedLeg } from './use-added-leg.tsx';
import { useClosedLeg } from './use-closed-leg.tsx';
import { useDone } from './use-done.ts';
import { useRoll } from './use-roll.tsx';
import { noteOf, priceOf, useTicket } from './use-ticket.ts';

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
  const ticket = useTicket(lines);
  const [adjust, { isLoading, error }] = useAdjustStrategyMutation();
  const done = useDone();
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
      adjustStrategyRequest: { trades, ...noteOf(ticket.note) },
    });
    done(answer, 'life.done.adjusted', onClose);
  };
  return (
    <TicketDialog
      title={t('life.adjustTitle')}
      description={t('life.adjustText')}
      submit={t('life.adjust')}
      ticket={ticket}
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
    </TicketDialog>
  );
}
