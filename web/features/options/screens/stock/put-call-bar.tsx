import type { ReactNode } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { count } from '../../../../ui/format.ts';

interface Props {
  readonly name: string;
  readonly calls: number | null;
  readonly puts: number | null;
  /** Puts on a call. */
  readonly ratio: ReactNode;
}

/** Calls against puts as two parts of one bar, with their counts and the ratio. */
export function PutCallBar({ name, calls, puts, ratio }: Props) {
  const t = useText();
  const both = (calls ?? 0) + (puts ?? 0);
  return (
    <div>
      <p className="flex justify-between text-12">
        <span className="text-ink-2">{name}</span>
        <span className="text-ink-3">
          {t('stock.putCall')} <b className="figures font-medium text-ink">{ratio}</b>
        </span>
      </p>
      <div
        aria-hidden="true"
        className="my-1 flex h-1.5 gap-0.5 overflow-hidden rounded-full bg-sunken"
      >
        {both > 0 && (
          <>
            <i className="bg-c1" style={{ width: `${((calls ?? 0) / both) * 100}%` }} />
            <i className="flex-1 bg-c2" />
          </>
        )}
      </div>
      <p className="figures flex justify-between text-12">
        <span>
          <span className="text-c1">▲</span> {t('stock.calls')} {count(calls)}
        </span>
        <span>
          {t('stock.puts')} {count(puts)} <span className="text-c2">▼</span>
        </span>
      </p>
    </div>
  );
}
