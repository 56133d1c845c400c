import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { decimal, money, MISSING } from '../../../../ui/format.ts';
import type { MergedOption } from './merged-option.ts';

const GREEKS = ['delta', 'gamma', 'theta', 'vega'] as const;
type Name = (typeof GREEKS)[number];

interface Props {
  readonly option: MergedOption;
  /** The snapshot is loading. */
  readonly waiting: boolean;
}

/** Why a contract has no greeks; null where it has some. */
function reasonWithout({ delta, deliverable, underlying }: MergedOption) {
  if (delta !== null) return null;
  const isValued =
    !deliverable ||
    (deliverable.shares.length === 1 && deliverable.shares[0]!.symbol === underlying);
  return isValued ? 'option.noVolatility' : 'option.noGreeks';
}

/** Each greek with its bar from the center and a plain sentence of this contract's own number; else why there are none. */
export function GreeksTable({ option, waiting }: Props) {
  const t = useText();
  const figure = (value: number | null) =>
    value === null ? (waiting ? t('stock.loading') : MISSING) : decimal(value, 4);
  // An index is not bought: it rises by points.
  const isIndex = option.settlement === 'cash';
  // Those of an adjusted contract are per delivered share.
  const [own] = option.deliverable?.shares ?? [];
  const shares = own ? own.shares : option.multiplier;
  const reason = reasonWithout(option);
  const sentence = (name: Name, value: number) => {
    if (name === 'gamma')
      return t(isIndex ? 'option.gammaIndex' : 'option.gamma', {
        value: decimal(value, 4, 'always'),
      });
    return t(name === 'delta' && isIndex ? 'option.deltaIndex' : `option.${name}`, {
      money: money(value * shares, 'always'),
    });
  };
  // Of one contract: what a dollar, a day and a point change, which one scale can show.
  const longest = Math.max(...GREEKS.map((name) => Math.abs(option[name] ?? 0)), 1e-9);
  return (
    <Card label={t('option.greeks')}>
      <CardHead title={t('option.greeks')} />
      {!waiting && reason ? (
        <p className="px-4 py-3 text-12 text-ink-2">{t(reason, { symbol: option.underlying })}</p>
      ) : (
        <dl className="px-4 py-1.5">
          {GREEKS.map((name) => {
            const value = option[name];
            return (
              <div
                key={name}
                className="grid grid-cols-[64px_64px_minmax(0,1fr)] items-center gap-x-3 py-1.5"
              >
                <dt className="capitalize">{name}</dt>
                <dd className="figures text-right font-semibold">{figure(value)}</dd>
                <dd aria-hidden="true" className="relative h-1.5 rounded-full bg-sunken">
                  <i className="absolute inset-y-0 left-1/2 w-px bg-ink-4" />
                  {value !== null && (
                    <i
                      className="absolute inset-y-0 rounded-full bg-accent-solid"
                      style={{
                        width: `${(Math.abs(value) / longest) * 50}%`,
                        [value < 0 ? 'right' : 'left']: '50%',
                      }}
                    />
                  )}
                </dd>
                {value !== null && (
                  <dd className="col-span-3 text-12 text-ink-3">{sentence(name, value)}</dd>
                )}
              </div>
            );
          })}
        </dl>
      )}
    </Card>
  );
}
