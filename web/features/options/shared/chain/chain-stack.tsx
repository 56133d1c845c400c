import { useState, type ReactNode } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { oneSigmaMove, type OptionChain } from '@toolyard/core/options/chain';
import { useText } from '../../../../i18n/use-text.ts';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';
import { useFormat } from '../figures/use-format.ts';
import { BlockFailed } from '../stock/block-failed.tsx';
import { ExpiryMark, RootMark } from './expiry-mark.tsx';
import { useChain } from './use-chains.ts';
import type { ExpiryCell, ExpiryKey } from './expiry-key.ts';

interface Props {
  readonly symbol: string;
  readonly expiries: readonly ExpiryCell[];
  readonly chosen: ExpiryKey | null;
  readonly onChoose: (expiry: ExpiryKey) => void;
  readonly table: (chain: OptionChain) => ReactNode;
}

/** All expiries one below the other, each with its chain when it is open; the chosen one is open. */
export function ChainStack({ symbol, expiries, chosen, onChoose, table }: Props) {
  const [open, setOpen] = useState<ReadonlySet<ExpiryKey>>(new Set(chosen && [chosen]));
  const [seen, setSeen] = useState(chosen);
  if (seen !== chosen) {
    setSeen(chosen);
    if (chosen) setOpen(new Set([...open, chosen]));
  }
  const toggle = (expiry: ExpiryKey) => {
    if (!open.has(expiry)) onChoose(expiry);
    setOpen(
      new Set(open.has(expiry) ? [...open].filter((each) => each !== expiry) : [...open, expiry]),
    );
  };
  return expiries.map((cell) => (
    <ExpiryGroup
      key={cell.key}
      symbol={symbol}
      cell={cell}
      open={open.has(cell.key)}
      onToggle={() => toggle(cell.key)}
      table={table}
    />
  ));
}

interface GroupProps {
  readonly symbol: string;
  readonly cell: ExpiryCell;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly table: (chain: OptionChain) => ReactNode;
}

function ExpiryGroup({ symbol, cell, open, onToggle, table }: GroupProps) {
  const t = useText();
  const { monthDay, percent } = useFormat();
  const { expiry, kind, daysToExpiry, volatilityAtForward } = cell;
  return (
    <section className="border-b border-line last:border-b-0">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          onClick={onToggle}
          className="flex h-10 w-full items-center gap-2 bg-sunken px-3 text-left text-13 hover:bg-pressed"
        >
          <ChevronRight
            size={16}
            aria-hidden="true"
            className={`flex-none text-ink-3 transition-transform duration-(--d-fast) ${open ? 'rotate-90' : ''}`}
          />
          <span className="font-medium">{monthDay(expiry)}</span>
          <RootMark cell={cell} />
          <ExpiryMark kind={kind} />
          <span className="ml-auto text-12 text-ink-3 tabular-nums">
            {t('wizard.days', { days: daysToExpiry })} · IV {percent(volatilityAtForward)}
          </span>
        </button>
      </h3>
      {open && <OpenGroup symbol={symbol} expiry={cell.key} table={table} />}
    </section>
  );
}

function OpenGroup({
  symbol,
  expiry,
  table,
}: Pick<GroupProps, 'symbol' | 'table'> & { readonly expiry: ExpiryKey }) {
  const t = useText();
  const { spot } = useFormat();
  const { chain, state, error, retry } = useChain(symbol, expiry);
  if (state === 'failed' && !chain)
    return <BlockFailed title={t('chain.empty')} error={error} onRetry={retry} />;
  if (!chain) return <ChainSkeleton />;
  const move = oneSigmaMove(chain);
  return (
    <>
      {move && (
        <p className="px-4 py-1.5 text-12 text-ink-3">
          {t('chain.move', { move: spot(move.move), from: spot(move.from), to: spot(move.to) })}
        </p>
      )}
      {table(chain)}
    </>
  );
}

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** A chain that is on its way. */
export function ChainSkeleton() {
  const t = useText();
  return (
    <SkeletonBlock
      label={t('options.loading')}
      className="h-(--chain-window,24rem) overflow-hidden p-4"
    >
      {ROWS.map((row) => (
        <Skeleton key={row} className="mb-7 h-3 w-full" />
      ))}
    </SkeletonBlock>
  );
}
