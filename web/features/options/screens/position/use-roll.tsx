import { useState } from 'react';
import { fromDollars, type Money } from '@toolyard/core/shared';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { nearestQuote, quotesOf } from '../../shared/chain/chain-quotes.ts';
import type { ExpiryKey } from '../../shared/chain/expiry-key.ts';
import { useChain, useExpiries } from '../../shared/chain/use-chains.ts';
import { rollLines } from './adjust-trades.ts';
import {
  ContractFields,
  ExpiryField,
  HeldField,
  ShiftField,
  CountField,
  countIn,
} from './contract-fields.tsx';
import { rollTogether, spreadsOf } from './roll-together.ts';

interface Target {
  readonly expiry?: ExpiryKey;
  readonly strike?: Money;
  readonly contracts?: string;
  readonly shift?: number;
}

/** A roll: which leg, to which expiry and strike, and how many of it; or all legs of an expiry at once. */
export function useRoll(position: StrategyResponse) {
  const t = useText();
  const options = position.legs.filter(({ kind }) => kind === 'option');
  const spreads = spreadsOf(options);
  const [chosen, setChosen] = useState('');
  const [to, setTo] = useState<Target>({});
  const change = (part: Target) => setTo((before) => ({ ...before, ...part }));
  const spread = spreads.find(({ expiry }) => expiry === chosen);
  const held =
    options.find((leg) => leg.symbol === chosen) ??
    options.find((leg) => leg.position === 'short') ??
    options[0];
  const { expiries } = useExpiries(position.underlyingAsset);
  const from = spread?.expiry ?? held?.expiration ?? '';
  const later = expiries.find((cell) => cell.expiry > from) ?? expiries.at(-1);
  const expiry = to.expiry ?? later?.key ?? null;
  const { chain, state } = useChain(position.underlyingAsset, expiry);
  const failed = state === 'failed';
  if (!held) return { lines: [], fields: null };

  const heldField = (
    <HeldField
      legs={options}
      spreads={spreads}
      value={spread?.expiry ?? held.symbol}
      onChange={(next) => {
        setChosen(next);
        setTo({});
      }}
    />
  );
  const onExpiry = (next: ExpiryKey) => change({ expiry: next });

  if (spread) {
    const shift = to.shift ?? 0;
    const lines = chain && rollTogether(position, spread, chain, shift);
    const fields = (
      <div className="grid gap-3 sm:grid-cols-3">
        {heldField}
        <ExpiryField expiries={expiries} expiry={expiry} onExpiry={onExpiry} />
        <ShiftField
          failed={failed}
          apart={chain === null || lines !== null}
          shift={shift}
          onChange={(next) => change({ shift: next })}
        />
      </div>
    );
    return { lines: lines ?? [], fields };
  }

  const type = held.type ?? 'call';
  const wanted = to.strike ?? fromDollars(held.strike ?? 0);
  const quote = chain ? nearestQuote(quotesOf(chain, type), wanted) : undefined;
  const typed = to.contracts ?? String(held.contracts);
  const contracts = countIn(typed, held.contracts);
  const lines =
    chain && quote && contracts !== null
      ? rollLines(position, held, { chain, quote }, contracts)
      : [];
  const fields = (
    <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-4">
      {heldField}
      <ContractFields
        expiries={expiries}
        expiry={expiry}
        chain={chain}
        failed={failed}
        type={type}
        quote={quote}
        onExpiry={onExpiry}
        onStrike={(next) => change({ strike: next })}
      />
      <CountField
        label={t('leg.quantity')}
        most={held.contracts}
        typed={typed}
        onChange={(next) => change({ contracts: next })}
      />
    </div>
  );
  return { lines, fields };
}
