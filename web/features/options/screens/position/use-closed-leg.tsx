import { useState } from 'react';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { closingLine } from './closing-lines.ts';
import { CountField, countIn } from './count-field.tsx';
import { HeldField } from './held-field.tsx';

/** One leg is closed, or a part of it. */
export function useClosedLeg(position: StrategyResponse) {
  const t = useText();
  const { legs } = position;
  const [symbol, setSymbol] = useState('');
  const [count, setCount] = useState<string | null>(null);
  const held = legs.find((leg) => leg.symbol === symbol) ?? legs[0];
  if (!held) return { lines: [], fields: null };

  const typed = count ?? String(held.contracts);
  const contracts = countIn(typed, held.contracts);
  const fields = (
    <div className="grid gap-3 sm:grid-cols-2">
      <HeldField
        legs={legs}
        value={held.symbol}
        onChange={(next) => {
          setSymbol(next);
          setCount(null);
        }}
      />
      <CountField
        label={t('leg.quantity')}
        most={held.contracts}
        typed={typed}
        onChange={setCount}
      />
    </div>
  );
  return { lines: contracts === null ? [] : [closingLine(position, held, contracts)], fields };
}
