import { useState } from 'react';
import type { StrategyResponse } from '../../../api/generated.ts';
import { useText } from '../../../i18n/use-text.ts';
import { nearestStrike, rollLines } from './adjust-trades.ts';
import { ContractFields } from './contract-fields.tsx';
import { CountField, countIn } from './count-field.tsx';
import { HeldField } from './held-field.tsx';
import { useChainAt } from './use-chain-at.ts';

interface Target {
  readonly expiry?: string;
  readonly strike?: number;
  readonly contracts?: string;
}

/** A roll: which leg, to which expiry and strike, and how many of it. */
export function useRoll(position: StrategyResponse) {
  const t = useText();
  const options = position.legs.filter(({ kind }) => kind === 'option');
  const [symbol, setSymbol] = useState('');
  const [to, setTo] = useState<Target>({});
  const held =
    options.find((leg) => leg.symbol === symbol) ??
    options.find((leg) => leg.position === 'short') ??
    options[0];
  const { expiries, expiry, chain, failed } = useChainAt(
    position.underlyingAsset,
    to.expiry ?? null,
    held?.expiration ?? null,
  );
  if (!held) return { lines: [], fields: null };

  const type = held.type ?? 'call';
  const wanted = to.strike ?? held.strike ?? 0;
  const strike = chain ? nearestStrike(chain, type, wanted) : null;
  const typed = to.contracts ?? String(held.contracts);
  const contracts = countIn(typed, held.contracts);
  const lines =
    chain && strike !== null && contracts !== null
      ? rollLines(position, held, { chain, type, strike }, contracts)
      : [];
  const fields = (
    <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-4">
      <HeldField
        legs={options}
        value={held.symbol}
        onChange={(next) => {
          setSymbol(next);
          setTo({});
        }}
      />
      <ContractFields
        expiries={expiries}
        expiry={expiry}
        chain={chain}
        failed={failed}
        type={type}
        strike={strike}
        onExpiry={(next) => setTo((kept) => ({ ...kept, expiry: next }))}
        onStrike={(next) => setTo((kept) => ({ ...kept, strike: next }))}
      />
      <CountField
        label={t('leg.quantity')}
        most={held.contracts}
        typed={typed}
        onChange={(next) => setTo((kept) => ({ ...kept, contracts: next }))}
      />
    </div>
  );
  return { lines, fields };
}
