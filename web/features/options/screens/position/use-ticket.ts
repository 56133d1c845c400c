import { commissionsByLeg, type CommissionRates } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import { useState } from 'react';
import {
  entryFor,
  pricedLine,
  ticketCash,
  type LineEntry,
  type PricedLine,
  type TicketLine,
} from './ticket-prices.ts';
import type { TextId } from '../../../../i18n/texts.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useAlert } from '../../shared/settings/use-options-settings.ts';

export interface Ticket {
  /** Which the commissions follow until they are typed. */
  readonly rates: CommissionRates;
  readonly lines: readonly PricedLine[];
  /** Dollars; null while a line has no price. */
  readonly cash: number | null;
  readonly note: string;
  readonly setNote: (note: string) => void;
  readonly change: (key: string, entry: Partial<LineEntry>) => void;
}

/** The lines of an order with their typed values, which survive a reload of the position. */
export function useTicket(lines: readonly TicketLine[], rates: CommissionRates): Ticket {
  const [entries, setEntries] = useState<Readonly<Record<string, LineEntry>>>({});
  const [note, setNote] = useState('');
  const usual = commissionsByLeg(
    lines.map(({ leg }) => leg),
    rates,
  );
  const priced = lines.map((line, index) =>
    pricedLine(line, entries[line.key] ?? entryFor(line), toDollars(usual[index]!)),
  );
  const change = (key: string, entry: Partial<LineEntry>) => {
    const line = priced.find((line) => line.key === key);
    if (line) setEntries((before) => ({ ...before, [key]: { ...line.entry, ...entry } }));
  };
  return { rates, lines: priced, cash: ticketCash(priced), note, setNote, change };
}

/** What a line sends: its price, and its commission where one was named. */
export const priceOf = ({ price, commission }: PricedLine) => ({
  price: price ?? 0,
  ...(commission ? { commission } : {}),
});

export const noteOf = (note: string) => (note.trim() === '' ? {} : { note: note.trim() });

/** Shows a toast once a trade is saved, then goes on; a refusal shows in the dialog that sent it. */
export function useReportTrade(): (answer: object, done: TextId, then?: () => void) => void {
  const t = useText();
  const alert = useAlert('tradeAlerts');
  return (answer, done, then) => {
    if ('error' in answer) return;
    alert({ title: t(done) });
    then?.();
  };
}
