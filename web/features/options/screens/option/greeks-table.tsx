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

/** Each greek with a plain sentence that has this contract's own number; delta also on its scale from −1 to 1. */
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
  return (
    <Card label={t('option.greeks')}>
      <CardHead title={t('option.greeks')} />
      <dl className="px-4 py-1">
        {GREEKS.map((name) => {
          const value = option[name];
          return (
            <div
              key={name}
              className="grid grid-cols-[1fr_auto] gap-x-4 border-line py-2 not-last:border-b"
            >
              <dt className="font-medium capitalize">{name}</dt>
              <dd className="figures text-right font-medium">{figure(value)}</dd>
              {value !== null && (
                <dd className="col-span-2 text-12 text-ink-3">{sentence(name, value)}</dd>
              )}
              {name === 'delta' && value !== null && (
                <dd
                  aria-hidden="true"
                  className="relative col-span-2 mt-1.5 h-1.5 rounded-full bg-sunken"
                >
                  <i className="absolute inset-y-0 left-1/2 w-px bg-ink-4" />
                  <i
                    className="absolute inset-y-0 rounded-full bg-accent-solid"
                    style={{
                      left: `${50 + Math.min(0, value) * 50}%`,
                      width: `${Math.abs(value) * 50}%`,
                    }}
                  />
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      {!waiting && reason && (
        <p className="border-t border-line px-4 py-2.5 text-12 text-ink-3">
          {t(reason, { symbol: option.underlying })}
        </p>
      )}
    </Card>
  );
}
