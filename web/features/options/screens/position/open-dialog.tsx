import { withUnits } from '@toolyard/core/options/capital';
import type { OptionChain } from '@toolyard/core/options/chain';
import { fromDollars, sumMoney, toDollars } from '@toolyard/core/shared';
import { useMemo } from 'react';
import {
  useOpenStrategyMutation,
  type StrategyLegResponse,
  type StrategyResponse,
} from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { keysAmong, type ExpiryKey } from '../../shared/chain/expiry-key.ts';
import { useChains } from '../../shared/chain/use-chains.ts';
import { legOf } from '../../shared/strategies/saved-legs.ts';
import { useFillTime } from './fill-time-field.tsx';
import { TicketDialog } from './ticket-dialog.tsx';
import { tradableQuote, type Quote, type PricedLine } from './ticket-prices.ts';
import { noteOf, priceOf, useTicket, useReportTrade } from './use-ticket.ts';
import { DividendRisks } from '../../shared/figures/dividend-risks.tsx';
import { PlanWarnings } from '../../shared/settings/risk-warnings.tsx';
import { useNow } from '../../shared/live/use-now.ts';
import { builderPath, sharedLeg } from '../../shared/strategies/builder-link.ts';
import { plannedRates, useTradeRates } from '../../shared/strategies/commission-rates.ts';
import { liveInputOf } from './live-input.ts';

const expiriesOf = (legs: readonly StrategyLegResponse[]): readonly ExpiryKey[] =>
  keysAmong(legs.map(legOf));

/** Quotes of the stock and of all contracts of these chains. */
const quotesBySymbol = (chains: readonly OptionChain[]): ReadonlyMap<string, Quote> =>
  new Map(
    chains.flatMap(({ symbol, spot, calls, puts }) => {
      const price = toDollars(spot);
      return [
        [symbol, { bid: price, ask: price, mid: price }] as const,
        ...[...calls, ...puts].map((quote) => [quote.symbol, tradableQuote(quote)] as const),
      ];
    }),
  );

interface Props {
  readonly position: StrategyResponse;
  readonly onClose: () => void;
}

/** A plan becomes a position: every leg gets the price it was filled at. */
export function OpenDialog({ position, onClose }: Props) {
  const t = useText();
  const { id, version, legs, underlyingAsset } = position;
  const { chains } = useChains(underlyingAsset, expiriesOf(legs));
  const quotes = quotesBySymbol(chains);
  const ticket = useTicket(
    legs.map((leg) => ({
      key: leg.id,
      leg: legOf(leg),
      quote: quotes.get(leg.symbol) ?? null,
      planned: leg.premium,
    })),
    useTradeRates(position),
  );
  const [open, { isLoading, error }] = useOpenStrategyMutation();
  const time = useFillTime(position);
  const report = useReportTrade();
  const send = async () => {
    const fills = ticket.lines.map((line) => ({ legId: line.key, ...priceOf(line) }));
    const answer = await open({
      id,
      'If-Match': `"${version}"`,
      openStrategyRequest: { fills, ...time.body, ...noteOf(ticket.note) },
    });
    report(answer, 'life.done.opened', onClose);
  };
  return (
    <TicketDialog
      title={t('life.openTitle')}
      description={t('life.openText')}
      submit={t('life.open')}
      ticket={ticket}
      time={time}
      busy={isLoading}
      error={error}
      onSubmit={() => void send()}
      onClose={onClose}
      above={<OpenWarnings position={position} lines={ticket.lines} />}
    />
  );
}

const FOOT_ROW = '-mx-5 -mt-3 basis-[calc(100%+40px)] border-b border-line px-2';

interface OpenWarningsProps {
  readonly position: StrategyResponse;
  readonly lines: readonly PricedLine[];
}

/** Which limits the plan goes beyond at the prices of its ticket. */
function OpenWarnings({ position, lines }: OpenWarningsProps) {
  const now = useNow();
  const prices = lines.map(({ price, planned }) => price ?? planned ?? 0).join();
  const commissions = sumMoney(lines.map(({ commission }) => fromDollars(commission ?? 0)));
  const input = useMemo(() => {
    const planned = liveInputOf(position, now);
    const filled = prices.split(',').map(Number);
    const legs = planned.legs.map((leg, i) => ({ ...leg, premium: fromDollars(filled[i] ?? 0) }));
    return { ...planned, legs, commissions };
  }, [position, prices, commissions, now]);
  return (
    <>
      <DividendRisks input={input} className={FOOT_ROW} />
      <PlanWarnings
        input={input}
        resizedAt={(units) =>
          builderPath({
            symbol: position.underlyingAsset,
            legs: withUnits(input.legs, units).map((leg) => sharedLeg(leg, 'own')),
            templateId: null,
            commission: plannedRates(position),
          })
        }
        className={FOOT_ROW}
      />
    </>
  );
}
