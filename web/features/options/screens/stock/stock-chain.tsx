import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import { useNavigate } from 'react-router-dom';
import { useState } from 'react';
import type { Position } from '@toolyard/core/options/contracts';
import { withTrade } from '@toolyard/core/options/strategies';
import type { MetaResponse } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { ChainCard } from '../../shared/chain/chain-card.tsx';
import type { ExpiryCell, ExpiryKey } from '../../shared/chain/expiry-key.ts';
import { BlockFailed } from '../../shared/stock/block-failed.tsx';
import { MarketBadge } from '../../shared/stock/market-badge.tsx';
import { LegsTray } from './legs-tray.tsx';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import { chosenFrom, type ChosenLeg } from '../../shared/legs/chosen-leg.ts';

/** Contracts chosen from the chains of one stock. */
export function useTray() {
  const [chosen, setChosen] = useState<readonly ChosenLeg[]>([]);
  const { defaultFill } = useOptionsSettings();
  const trade = (quote: OptionQuote, position: Position, chain: OptionChain) =>
    setChosen((before) => withTrade(before, chosenFrom(quote, position, chain, defaultFill)));
  const legs = chosen.map(({ leg }) => leg);
  return {
    chosen,
    legs,
    trade,
    remove: (id: string) => setChosen(chosen.filter((chosenLeg) => chosenLeg.id !== id)),
    clear: () => setChosen([]),
  };
}

interface Props {
  readonly symbol: string;
  readonly expiries: readonly ExpiryCell[];
  readonly chosen: ExpiryKey | null;
  readonly delisted: ExpiryKey | null;
  readonly onChoose: (expiry: ExpiryKey) => void;
  readonly chain: OptionChain | null;
  /** Where the chain comes from. */
  readonly meta: MetaResponse | null;
  readonly tray: ReturnType<typeof useTray>;
  /** Why expiries or chain could not be had. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The stock's option chain with the contracts chosen from it. */
export function StockChain(props: Props) {
  const { symbol, expiries, chosen, delisted, onChoose, chain, meta, tray, error, onRetry } = props;
  const t = useText();
  const go = useNavigate();
  const open = (quote: OptionQuote) => void go(paths.option(quote.symbol));
  return (
    <Card label={t('stock.chain')}>
      <CardHead title={t('stock.chain')} beside={meta && <MarketBadge isBlock meta={meta} />} />
      <ChainCard
        symbol={symbol}
        expiries={expiries}
        chosen={chosen}
        delisted={delisted}
        onChoose={onChoose}
        chain={chain}
        failure={
          error && !chain ? (
            <BlockFailed title={t('chain.empty')} error={error} onRetry={onRetry} />
          ) : null
        }
        legs={tray.legs}
        activity
        onTrade={tray.trade}
        onOpen={open}
      />
      <LegsTray symbol={symbol} chosen={tray.chosen} onRemove={tray.remove} onClear={tray.clear} />
    </Card>
  );
}
