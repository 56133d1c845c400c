import { useState } from 'react';
import { contractOf, type OptionChain, type OptionQuote } from '@toolyard/core/options/chain';
import type { Leg, Position } from '@toolyard/core/options/contracts';
import { useText } from '../../../../i18n/use-text.ts';
import { Segments } from '../../../../ui/segments.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';
import type { ChainSideName } from './chain-rows.ts';
import { ChainTable } from './chain-table.tsx';
import { useFormat } from '../figures/use-format.ts';
import { contractWords, dividendWords } from './contract-words.ts';
import { useWide } from '../layout/use-wide.ts';

interface Props {
  readonly chain: OptionChain | null;
  readonly legs: readonly Leg[];
  /** Volume, open interest and bars, where there is room. */
  readonly activity?: boolean;
  readonly onTrade: (quote: OptionQuote, position: Position) => void;
  /** The key O opens the contract under the focus. */
  readonly onOpen?: (quote: OptionQuote) => void;
}

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The chain with its switches: both sides (where there is room), calls or puts; near the price or all strikes. */
export function ChainCard({ chain, legs, activity = false, onTrade, onOpen }: Props) {
  const t = useText();
  const format = useFormat();
  const wide = useWide();
  const [chosenSide, setChosenSide] = useState<ChainSideName | null>(null);
  const [view, setView] = useState<'near' | 'all'>('near');
  const side =
    chosenSide === null || (chosenSide === 'both' && !wide)
      ? wide
        ? 'both'
        : 'calls'
      : chosenSide;
  const sides = (wide ? ['both', 'calls', 'puts'] : ['calls', 'puts']) as ChainSideName[];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-3 py-2">
        <Segments
          label={t('chain.side')}
          value={side}
          onChange={setChosenSide}
          segments={sides.map((value) => ({ value, label: t(`chain.side.${value}`) }))}
        />
        <Segments
          label={t('chain.view')}
          value={view}
          onChange={setView}
          segments={[
            { value: 'near', label: t('chain.near') },
            { value: 'all', label: t('chain.all') },
          ]}
        />
        <p className="ml-auto hidden text-12 text-ink-3 md:block">
          {t('chain.hint')} <Key name="B" /> <Key name="S" />
          {onOpen && (
            <>
              {' '}
              · {t('chain.hintOpen')} <Key name="O" />
            </>
          )}
        </p>
      </div>
      {chain ? (
        <ChainTable
          chain={chain}
          side={side}
          near={view === 'near'}
          legs={legs}
          activity={activity && wide}
          onTrade={onTrade}
          {...(onOpen && { onOpen })}
        />
      ) : (
        <SkeletonBlock label={t('options.loading')} className="h-96 p-4">
          {ROWS.map((row) => (
            <Skeleton key={row} className="mb-7 h-3 w-full" />
          ))}
        </SkeletonBlock>
      )}
      {chain && (
        <p className="border-t border-line px-4 py-2 text-12 text-ink-3">
          {contractWords(t, format, contractOf(chain), chain.expiry)}{' '}
          {dividendWords(t, format, chain.terms.dividends)}
        </p>
      )}
    </>
  );
}

const Key = ({ name }: { readonly name: string }) => (
  <kbd className="ml-1 inline-grid size-5 place-items-center rounded-1 border border-line-2 bg-surface text-11 text-ink-2">
    {name}
  </kbd>
);
