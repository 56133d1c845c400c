import { useOpenStrategyMutation, type StrategyResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { legOf } from '../../shared/strategies/saved-strategy.ts';
import { TicketDialog } from './ticket-dialog.tsx';
import { OpenWarnings } from './open-warnings.tsx';
import { useDone } from './use-done.ts';
import { useLegQuotes } from './use-leg-quotes.ts';
import { noteOf, priceOf, useTicket } from './use-ticket.ts';

interface Props {
  readonly position: StrategyResponse;
  readonly onClose: () => void;
}

/** A plan becomes a position: every leg gets the price it was filled at. */
export function OpenDialog({ position, onClose }: Props) {
  const t = useText();
  const { id, version, legs, underlyingAsset, commissionPerContract } = position;
  const quotes = useLegQuotes(
    underlyingAsset,
    legs.map(({ expiration }) => expiration),
  );
  const ticket = useTicket(
    legs.map((leg) => ({
      key: leg.id,
      leg: legOf(leg),
      quote: quotes.get(leg.symbol) ?? null,
      planned: leg.premium,
      plannedCommission: leg.kind === 'option' ? leg.contracts * commissionPerContract : 0,
    })),
  );
  const [open, { isLoading, error }] = useOpenStrategyMutation();
  const done = useDone();
  const send = async () => {
    const fills = ticket.lines.map((line) => ({ legId: line.key, ...priceOf(line) }));
    const answer = await open({
      id,
      'If-Match': `"${version}"`,
      openStrategyRequest: { fills, ...noteOf(ticket.note) },
    });
    done(answer, 'life.done.opened', onClose);
  };
  return (
    <TicketDialog
      title={t('life.openTitle')}
      description={t('life.openText')}
      submit={t('life.open')}
      ticket={ticket}
      busy={isLoading}
      error={error}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <OpenWarnings position={position} lines={ticket.lines} />
    </TicketDialog>
  );
}
