import { useMemo } from 'react';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { money } from '../../../../ui/format.ts';
import { KeyValues } from '../../../../ui/key-values.tsx';
import { toneOf } from '../../shared/figures/figures.ts';
import { Explained } from '../../shared/explain/explained.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { positionSums } from './position-sums.ts';

/** What the trade came to so far: its cash, what is held at its marks, and both together. */
export function ResultCard({ position }: { readonly position: StrategyResponse }) {
  const t = useText();
  const format = useFormat();
  const sums = useMemo(() => positionSums(t, format, position), [t, format, position]);
  const { cash, realised, unrealised, commissions, pnl } = position;
  const figures = [
    ['cash', cash],
    ['realised', realised],
    ['unrealised', unrealised],
    ['pnl', pnl],
  ] as const;
  return (
    <Card label={t('life.resultTitle')}>
      <CardHead title={t('life.resultTitle')} />
      <KeyValues
        className="px-4 py-1.5 text-13"
        rows={[
          ...figures.map(([figure, value]) => ({
            key: figure,
            label: t(`life.figure.${figure}`),
            value: (
              <Explained figure={figure} position={sums} className={toneOf(value ?? 0)}>
                {format.money(value)}
              </Explained>
            ),
          })),
          {
            key: 'commissions',
            label: t('life.figure.commissions'),
            value: (
              <Explained figure="commissions" position={sums}>
                {money(commissions)}
              </Explained>
            ),
          },
        ]}
      />
    </Card>
  );
}
