import { useState, type ReactNode } from 'react';
import { contractOf, type OptionChain, type OptionQuote } from '@toolyard/core/options/chain';
import { MAX_LEGS } from '@toolyard/core/options/strategies';
import type { Leg, Position } from '@toolyard/core/options/contracts';
import { useText } from '../../../../i18n/use-text.ts';
import { useFormat } from '../figures/use-format.ts';
import { useWide } from '../layout/use-wide.ts';
import { useKeepSettings } from '../settings/use-keep-settings.ts';
import { ROOMY_COLUMNS, USUAL_COLUMNS } from './chain-columns.ts';
import type { ChainSideName } from './chain-rows.ts';
import { ChainSkeleton, ChainStack } from './chain-stack.tsx';
import { ChainTable } from './chain-table.tsx';
import { ChainToolbar, type ChainLayout } from './chain-toolbar.tsx';
import { contractWords, dividendWords } from './contract-words.ts';
import { ExpiryStrip } from './expiry-strip.tsx';
import type { ExpiryCell, ExpiryKey } from './expiry-key.ts';

interface Props {
  readonly symbol: string;
  readonly expiries: readonly ExpiryCell[];
  readonly chosen: ExpiryKey | null;
  /** An expiry in whose place the chosen one is shown. */
  readonly delisted: ExpiryKey | null;
  readonly onChoose: (expiry: ExpiryKey) => void;
  /** Of the chosen expiry; null while it is on its way. */
  readonly chain: OptionChain | null;
  /** Stands in the place of a chain that cannot be had. */
  readonly failure: ReactNode;
  readonly legs: readonly Leg[];
  /** Volume, open interest and bars, where there is room. */
  readonly activity?: boolean;
  /** The chain in a window of its own height, whatever the view. */
  readonly windowed?: boolean;
  readonly onTrade: (quote: OptionQuote, position: Position, chain: OptionChain) => void;
  /** The key O opens the contract under the focus. */
  readonly onOpen?: (quote: OptionQuote) => void;
}

/** The option chain of a symbol with its expiries and switches, which the account or this browser keeps. */
export function ChainCard(props: Props) {
  const { symbol, expiries, chosen, onChoose, chain, failure, legs, onTrade, onOpen } = props;
  const t = useText();
  const wide = useWide();
  const { settings, keep } = useKeepSettings();
  const [chosenSide, setChosenSide] = useState<ChainSideName | null>(null);
  const [layout, setLayout] = useState<ChainLayout>('single');
  const activity = props.activity === true && wide;
  const side =
    chosenSide === null || (chosenSide === 'both' && !wide)
      ? wide
        ? 'both'
        : 'calls'
      : chosenSide;
  const columns = settings.chainColumns ?? (activity ? ROOMY_COLUMNS : USUAL_COLUMNS);
  const table = (each: OptionChain) => (
    <>
      {lacksQuotes(each) && (
        <p className="border-b border-line px-4 py-1.5 text-12 font-semibold text-warn">
          {t('chain.lastPrices')}
        </p>
      )}
      <ChainTable
        chain={each}
        side={side}
        view={settings.chainStrikes}
        columns={columns}
        legs={legs}
        bars={activity}
        {...(props.windowed && { windowed: true })}
        foot={<ContractLine chain={each} />}
        onTrade={(quote, position) => onTrade(quote, position, each)}
        {...(onOpen && { onOpen })}
      />
    </>
  );
  return (
    <>
      {expiries.length === 0 && !failure ? (
        // The place of the strip.
        <div aria-hidden="true" className="h-17 border-b border-line" />
      ) : (
        <ExpiryStrip
          symbol={symbol}
          expiries={expiries}
          chosen={chosen}
          delisted={props.delisted}
          onChoose={onChoose}
        />
      )}
      <ChainToolbar
        side={side}
        wide={wide}
        onSide={setChosenSide}
        view={settings.chainStrikes}
        onView={(chainStrikes) => keep({ chainStrikes })}
        columns={columns}
        onColumns={(chainColumns) => keep({ chainColumns })}
        layout={layout}
        onLayout={setLayout}
        canOpen={onOpen !== undefined}
      />
      {legs.length >= MAX_LEGS && (
        <p role="status" className="border-b border-line px-4 py-1.5 text-12 text-warn">
          {t('chain.full', { count: MAX_LEGS })}
        </p>
      )}
      {layout === 'stacked' ? (
        <ChainStack
          symbol={symbol}
          expiries={expiries}
          chosen={chosen}
          onChoose={onChoose}
          table={table}
        />
      ) : failure ? (
        failure
      ) : chain ? (
        table(chain)
      ) : (
        <ChainSkeleton />
      )}
    </>
  );
}

/** Whether the source has no bids and asks, so that the last trades stand for them. */
const lacksQuotes = ({ calls, puts }: OptionChain): boolean =>
  [...calls, ...puts].some(({ flaw }) => flaw === 'lastPrice') &&
  [...calls, ...puts].every(({ bid, ask }) => bid === null && ask === null);

/** What the contracts of an expiry are, and the dividends until then. */
function ContractLine({ chain }: { readonly chain: OptionChain }) {
  const t = useText();
  const format = useFormat();
  return (
    <p>
      {contractWords(t, format, contractOf(chain), chain.expiry)}{' '}
      {dividendWords(t, format, chain.terms.dividends)}
      {chain.adjustedRoots && (
        <> {t('chain.adjusted', { roots: chain.adjustedRoots.join(t('contract.and')) })}</>
      )}
    </p>
  );
}
