import { useState, type ReactNode } from 'react';
import { contractOf, type OptionChain, type OptionQuote } from '@toolyard/core/options/chain';
import type { Leg, Position } from '@toolyard/core/options/contracts';
import { useText } from '../../../../i18n/use-text.ts';
import { useFormat } from '../figures/use-format.ts';
import { useWide } from '../layout/use-wide.ts';
import { useKeepSettings } from '../settings/use-save-settings.ts';
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
  readonly onChoose: (expiry: ExpiryKey) => void;
  /** Of the chosen expiry; null while it is on its way. */
  readonly chain: OptionChain | null;
  /** Stands in the place of a chain that cannot be had. */
  readonly failure: ReactNode;
  readonly legs: readonly Leg[];
  /** Volume, open interest and bars, where there is room. */
  readonly activity?: boolean;
  readonly onTrade: (quote: OptionQuote, position: Position, chain: OptionChain) => void;
  /** The key O opens the contract under the focus. */
  readonly onOpen?: (quote: OptionQuote) => void;
}

/** The option chain of a symbol with its expiries and switches, which the account or this browser keeps. */
export function ChainCard(props: Props) {
  const { symbol, expiries, chosen, onChoose, chain, failure, legs, onTrade, onOpen } = props;
  const wide = useWide();
  const { settings, keep, refusal } = useKeepSettings();
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
      <ChainTable
        chain={each}
        side={side}
        view={settings.chainStrikes}
        columns={columns}
        legs={legs}
        bars={activity}
        onTrade={(quote, position) => onTrade(quote, position, each)}
        {...(onOpen && { onOpen })}
      />
      <ContractLine chain={each} />
    </>
  );
  return (
    <>
      <ExpiryStrip symbol={symbol} expiries={expiries} chosen={chosen} onChoose={onChoose} />
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
        refusal={refusal}
      />
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
    <p className="border-t border-line px-4 py-2 text-12 text-ink-3">
      {lacksQuotes(chain) && <strong className="text-warn">{t('chain.lastPrices')} </strong>}
      {contractWords(t, format, contractOf(chain), chain.expiry)}{' '}
      {dividendWords(t, format, chain.terms.dividends)}
      {chain.adjustedRoots && (
        <> {t('chain.adjusted', { roots: chain.adjustedRoots.join(t('contract.and')) })}</>
      )}
    </p>
  );
}
