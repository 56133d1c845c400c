import { memo, useState } from 'react';
import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import { profitCurve, type AnalysisInput } from '@toolyard/core/options/analysis';
import type { OptionChain } from '@toolyard/core/options/chain';
import { recognise } from '@toolyard/core/options/templates';
import { textIn, toDollars } from '@toolyard/core/shared';
import { useAppSelector } from '../../../../app/store.ts';
import type { MetaResponse } from '../../../../api/generated.ts';
import { PayoffThumbnail } from '../../../../charts/payoff-thumbnail.tsx';
import { useText, useLanguage } from '../../../../i18n/use-text.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { MarketBadge } from '../../shared/stock/market-badge.tsx';
import { LiveMove } from '../../shared/stock/price-move.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { selectPlan } from './builder-selectors.ts';
import type { PriceRange } from './builder-state.ts';
import { StockChoice } from './stock-choice.tsx';

const FIELD =
  'inline-flex h-8 items-center gap-2.5 rounded-2 border border-control bg-surface px-2.5 hover:bg-sunken max-md:h-10';

/** Id of the button that opens the kinds of strategy. */
export const KIND_BUTTON = 'strategy-kind';

interface Props {
  readonly symbol: string;
  readonly chain: OptionChain | null;
  readonly meta: MetaResponse | null;
  readonly input: AnalysisInput | null;
  readonly range: PriceRange | null;
  readonly onKinds: () => void;
}

/** What is planned on and as what: the stock with its price, and the kind of strategy with its picture. */
export const BuilderBar = memo(function BuilderBar({
  symbol,
  chain,
  meta,
  input,
  range,
  onKinds,
}: Props) {
  const t = useText();
  const language = useLanguage();
  const { spot } = useFormat();
  const [open, setOpen] = useState(false);
  const { legs } = useAppSelector(selectPlan);
  const counted = legs.filter(({ enabled }) => enabled).map(({ leg }) => leg);
  const name =
    counted.length > 0 ? textIn(recognise(counted).name, language) : t('builder.noStructure');
  const curve = input && range && profitCurve(input, { at: 'expiry', ...range, points: 41 });
  return (
    <div className="flex flex-wrap items-center gap-2 border-b screen-only border-line px-4 py-2.5">
      <div className={clsx(FIELD, 'relative tabular-nums max-md:w-full')}>
        <Search className="size-3.5 text-ink-4" aria-hidden="true" />
        {/* The button covers the field; its name holds the words that it shows. */}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('builder.stockOf', { symbol })}
          className="font-semibold after:absolute after:inset-0 after:rounded-2"
          onClick={() => setOpen(true)}
        >
          {symbol}
        </button>
        {chain ? spot(toDollars(chain.spot)) : '--'}
        <LiveMove symbol={symbol} price={chain && toDollars(chain.spot)} className="text-12" />
      </div>
      <button
        type="button"
        id={KIND_BUTTON}
        aria-haspopup="dialog"
        aria-label={t('builder.strategyKind', { name })}
        className={FIELD}
        onClick={onKinds}
      >
        {curve && <PayoffThumbnail curve={curve} width={36} height={18} />}
        <span className="font-medium">{name}</span>
        <ChevronDown className="size-3.5 text-ink-4" aria-hidden="true" />
      </button>
      {meta && (
        <span className="ml-auto">
          <MarketBadge meta={meta} />
        </span>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('builder.chooseStock')}
        closeLabel={t('builder.close')}
      >
        <StockChoice onChosen={() => setOpen(false)} />
      </Dialog>
    </div>
  );
});
