import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import type { CalendarDate } from '@toolyard/core/shared';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card } from '../../../../ui/card.tsx';
import { ChainCard } from '../../shared/chain/chain-card.tsx';
import { ExpiryStrip } from '../../shared/chain/expiry-strip.tsx';
import type { ExpiryCell } from '../../shared/chain/use-chains.ts';
import { BlockFailed } from './block-failed.tsx';
import { LegsTray } from './legs-tray.tsx';
import { useTray } from './use-tray.ts';

interface Props {
  readonly symbol: string;
  readonly expiries: readonly ExpiryCell[];
  readonly chosen: CalendarDate | null;
  readonly onChoose: (expiry: CalendarDate) => void;
  readonly chain: OptionChain | null;
  /** Why expiries or chain could not be had. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The stock's option chain with what is chosen from it. */
export function StockChain(props: Props) {
  const { symbol, expiries, chosen, onChoose, chain, error, onRetry } = props;
  const t = useText();
  const go = useNavigate();
  const tray = useTray(chain);
  const open = (quote: OptionQuote) => void go(paths.option(quote.symbol));
  return (
    <Card label={t('stock.chain')}>
      <h2 className="sr-only">{t('stock.chain')}</h2>
      <ExpiryStrip expiries={expiries} chosen={chosen} onChoose={onChoose} />
      {error && !chain ? (
        <BlockFailed title={t('chain.empty')} error={error} onRetry={onRetry} />
      ) : (
        <ChainCard chain={chain} legs={tray.legs} activity onTrade={tray.trade} onOpen={open} />
      )}
      <LegsTray symbol={symbol} chosen={tray.chosen} onRemove={tray.remove} onClear={tray.clear} />
    </Card>
  );
}
