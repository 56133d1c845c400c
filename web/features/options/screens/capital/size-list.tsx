import type { ReactNode } from 'react';
import type { PositionSizes, UnitRisk } from '@toolyard/core/options/capital';
import { toDollars } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { money, percent } from '../../../../ui/format.ts';
import { MessageBox } from '../../../../ui/message-box.tsx';

interface Props {
  readonly id: string;
  readonly sizes: PositionSizes;
  readonly maxLoss: UnitRisk['maxLoss'];
  /** Percent. */
  readonly riskPerTrade: number | null;
  readonly now: number | null;
  readonly action: ((units: number) => ReactNode) | null;
}

/** The sizes of a trade by each rule, and the recommended one. */
export function SizeList({ id, sizes, maxLoss, riskPerTrade, now, action }: Props) {
  const t = useText();
  const { verdict, recommended, kellyFraction, cvar } = sizes;
  const units = (count: number | null) =>
    count === null ? '--' : t('capital.units', { units: count });
  const loss =
    maxLoss === null
      ? '--'
      : maxLoss === 'unlimited'
        ? t('capital.unlimited')
        : money(toDollars(maxLoss));
  const rows = [
    { key: 'byMaxLoss', note: t('capital.size.maxLossNote', { loss }), count: sizes.byMaxLoss },
    {
      key: 'kelly',
      note:
        kellyFraction === null
          ? t('capital.size.noChances')
          : t('capital.size.kellyNote', { share: percent(kellyFraction) }),
      count: sizes.kelly,
    },
    { key: 'halfKelly', note: t('capital.size.halfKellyNote'), count: sizes.halfKelly },
    {
      key: 'byCvar',
      note:
        cvar === null
          ? t('capital.size.noChances')
          : riskPerTrade === null
            ? t('capital.size.cvarFree', { amount: money(cvar) })
            : t('capital.size.cvarNote', {
                amount: money(cvar),
                most: percent(riskPerTrade / 100),
              }),
      count: sizes.byCvar,
    },
  ] as const;
  const good = verdict === 'fits' && recommended !== null;
  return (
    <div className="mt-4">
      <h3 id={id} className="sr-only">
        {t('capital.sizes')}
      </h3>
      <dl aria-labelledby={id} className="divide-y divide-line border-y border-line">
        {rows.map(({ key, note, count }) => (
          <div key={key} className="flex items-baseline justify-between gap-3 py-2">
            <dt className="min-w-0">
              <span className="font-medium">{t(`capital.size.${key}`)}</span>
              <span className="block text-12 text-ink-3">{note}</span>
            </dt>
            <dd className="figures whitespace-nowrap">{units(count)}</dd>
          </div>
        ))}
      </dl>
      <MessageBox
        tone={good ? 'ok' : verdict === 'riskless' || verdict === 'unknown' ? 'info' : 'warn'}
        className="mt-3"
        title={
          verdict === 'fits'
            ? t('capital.recommended', { units: recommended ?? 0 })
            : t(`capital.verdict.${verdict}.title`)
        }
        actions={good && action && recommended !== now && action(recommended)}
      >
        {t(`capital.verdict.${verdict}`)}
        {now !== null && good && ` ${t('capital.planHas', { units: now })}`}
      </MessageBox>
    </div>
  );
}
