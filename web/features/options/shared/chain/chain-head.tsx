import type { ChainColumn } from '@toolyard/core/options/settings';
import { useText } from '../../../../i18n/use-text.ts';
import type { ChainSideName } from './chain-rows.ts';

const HEAD = 'h-8 bg-sunken px-2 text-12 font-medium whitespace-nowrap first:pl-3 last:pr-4';
const TH = `${HEAD} text-right text-ink-3`;
/** Over the figures of the buttons, which stand 9 px further in. */
const QUOTE = `${TH} pr-[17px]`;
const MIDDLE = `${HEAD} text-center text-ink`;

interface Props {
  readonly side: ChainSideName;
  /** From the strike outwards. */
  readonly columns: readonly ChainColumn[];
  /** Stands over cells that scroll sideways. */
  readonly sticky: string;
}

/** Sticky column heads; both sides mirror around the strikes. */
export function ChainHead({ side, columns, sticky }: Props) {
  const t = useText();
  const outer = columns.map((column) => (
    <th key={column} scope="col" className={TH} title={t(`chain.column.${column}`)}>
      {t(`chain.head.${column}`)}
    </th>
  ));
  const prices = (['bid', 'ask'] as const).map((price) => (
    <th key={price} scope="col" className={QUOTE}>
      {t(`chain.${price}`)}
    </th>
  ));
  const count = outer.length + prices.length;
  return (
    <thead className="sticky top-(--head-top,0px) z-2 shadow-[inset_0_-1px_var(--line)]">
      {side === 'both' && (
        <tr>
          <th scope="colgroup" colSpan={count} className={MIDDLE}>
            ▲ {t('leg.call')}
          </th>
          <td className={`border-x border-line bg-sunken ${sticky}`} />
          <th scope="colgroup" colSpan={count} className={MIDDLE}>
            ▼ {t('leg.put')}
          </th>
        </tr>
      )}
      <tr>
        {side === 'both' && [...outer.toReversed(), ...prices]}
        <th scope="col" className={`${MIDDLE} border-x border-line ${sticky}`}>
          {t('chain.strike')}
        </th>
        {[...prices, ...outer]}
      </tr>
    </thead>
  );
}
