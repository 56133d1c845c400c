import { addMoney, fromDollars, toDollars } from '@toolyard/core/shared';
import { useCloseStrategyMutation, type StrategyResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { toneOf } from '../../shared/figures/figures.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { useTradeRates } from '../../shared/strategies/commission-rates.ts';
import { closingLines } from './closing-lines.ts';
import { useFillTime } from './fill-time-field.tsx';
import { TicketDialog } from './ticket-dialog.tsx';
import { noteOf, priceOf, useTicket, useReportTrade } from './use-ticket.ts';

interface Props {
  readonly position: StrategyResponse;
  readonly onClose: () => void;
}

/** Every holding is traded away; what the whole life came to stands under the lines. */
export function CloseDialog({ position, onClose }: Props) {
  const t = useText();
  const { money } = useFormat();
  const { id, version, cash } = position;
  const ticket = useTicket(closingLines(position), useTradeRates(position));
  const [close, { isLoading, error }] = useCloseStrategyMutation();
  const result =
    ticket.cash === null ? null : toDollars(addMoney(fromDollars(cash), fromDollars(ticket.cash)));
  const time = useFillTime(position);
  const report = useReportTrade();
  const send = async () => {
    const prices = ticket.lines.map((line) => ({ symbol: line.key, ...priceOf(line) }));
    const answer = await close({
      id,
      'If-Match': `"${version}"`,
      closeStrategyRequest: { prices, ...time.body, ...noteOf(ticket.note) },
    });
    report(answer, 'life.done.closed', onClose);
  };
  return (
    <TicketDialog
      title={t('life.closeTitle')}
      description={t('life.closeText')}
      submit={t('life.close')}
      danger
      ticket={ticket}
      time={time}
      busy={isLoading}
      error={error}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-ink-2">{t('life.result')}</span>
        <output
          aria-label={t('life.result')}
          className={`figures text-16 font-semibold ${toneOf(result ?? 0)}`}
        >
          {money(result)}
        </output>
      </p>
    </TicketDialog>
  );
}
