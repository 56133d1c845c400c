import { useState } from 'react';
import { fromDollars, type Money } from '@toolyard/core/shared';
import type { StrategyResponse, TradeSide } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { nearestQuote, quotesOf } from '../../shared/chain/chain-quotes.ts';
import { keysAmong, type ExpiryKey } from '../../shared/chain/expiry-key.ts';
import { legOf } from '../../shared/strategies/saved-legs.ts';
import { useChain, useExpiries } from '../../shared/chain/use-chains.ts';
import { openingLine, stockLine } from './adjust-trades.ts';
import { ContractFields, CountField, countIn } from './contract-fields.tsx';
import { SelectField } from '../../../../ui/select.tsx';

const MOST = { option: 10_000, stock: 1_000_000 } as const;

interface Chosen {
  readonly side: TradeSide;
  readonly kind: 'call' | 'put' | 'stock';
  readonly expiry?: ExpiryKey;
  readonly strike?: Money;
  readonly count: string;
}

/** A new leg: bought or sold, a call, a put or shares. */
export function useAddedLeg(position: StrategyResponse) {
  const t = useText();
  const [chosen, setChosen] = useState<Chosen>({ side: 'buy', kind: 'call', count: '1' });
  const change = (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part }));
  const { side, kind } = chosen;
  const { expiries } = useExpiries(position.underlyingAsset);
  const [held] = keysAmong(position.legs.map(legOf));
  const expiry = chosen.expiry ?? held ?? expiries[0]?.key ?? null;
  const { chain, state } = useChain(position.underlyingAsset, expiry);
  const type = kind === 'put' ? 'put' : 'call';
  const wanted = chosen.strike ?? fromDollars(position.mark?.spot ?? position.underlyingPrice);
  const quote = chain ? nearestQuote(quotesOf(chain, type), wanted) : undefined;
  const most = MOST[kind === 'stock' ? 'stock' : 'option'];
  const count = countIn(chosen.count, most);

  const line = () => {
    if (count === null) return null;
    if (kind === 'stock') return stockLine(position, side, count);
    return chain && quote ? openingLine({ chain, quote }, side, count) : null;
  };
  const made = line();
  const fields = (
    <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-5">
      <SelectField
        label={t('leg.position')}
        value={side}
        onChoose={(next) => change({ side: next === 'sell' ? 'sell' : 'buy' })}
        choices={[
          { value: 'buy', label: t('leg.buy') },
          { value: 'sell', label: t('leg.sell') },
        ]}
      />
      <SelectField
        label={t('leg.type')}
        value={kind}
        onChoose={(next) =>
          change({ kind: next === 'put' ? 'put' : next === 'stock' ? 'stock' : 'call' })
        }
        choices={[
          { value: 'call', label: t('leg.call') },
          { value: 'put', label: t('leg.put') },
          { value: 'stock', label: t('leg.stockKind') },
        ]}
      />
      {kind !== 'stock' && (
        <ContractFields
          expiries={expiries}
          expiry={expiry}
          chain={chain}
          failed={state === 'failed'}
          type={type}
          quote={quote}
          onExpiry={(next) => change({ expiry: next })}
          onStrike={(next) => change({ strike: next })}
        />
      )}
      <CountField
        label={t('leg.quantity')}
        most={most}
        typed={chosen.count}
        onChange={(next) => change({ count: next })}
      />
    </div>
  );
  return { lines: made ? [made] : [], fields };
}
