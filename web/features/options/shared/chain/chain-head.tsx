import { useText } from '../../../../i18n/use-text.ts';
import type { ChainSideName } from './chain-rows.ts';

const HEAD = 'h-8 bg-sunken px-2 text-12 font-medium whitespace-nowrap first:pl-3 last:pr-4';
const TH = `${HEAD} text-right text-ink-3`;
/** Over the figures of the buttons, which stand 9 px further in. */
const QUOTE = `${TH} pr-[17px]`;
const MIDDLE = `${HEAD} text-center text-ink`;

interface Props {
  readonly side: ChainSideName;
  /** With volume and open interest. */
  readonly activity: boolean;
}

/** Sticky column heads; both sides mirror around the strikes. */
export function ChainHead({ side, activity }: Props) {
  const t = useText();
  const head = (text: string, look: string = TH) => (
    <th key={text} scope="col" className={look}>
      {text}
    </th>
  );
  const outer = [
    ...(activity ? [head(t('chain.openInterest')), head(t('chain.volume'))] : []),
    head('Delta'),
    head('IV %'),
  ];
  const prices = [head(t('chain.bid'), QUOTE), head(t('chain.ask'), QUOTE)];
  const columns = outer.length + prices.length;
  return (
    <thead className="sticky top-0 z-1 shadow-[inset_0_-1px_var(--line)]">
      {side === 'both' && (
        <tr>
          <th scope="colgroup" colSpan={columns} className={MIDDLE}>
            ▲ {t('leg.call')}
          </th>
          <td className="border-x border-line bg-sunken" />
          <th scope="colgroup" colSpan={columns} className={MIDDLE}>
            ▼ {t('leg.put')}
          </th>
        </tr>
      )}
      <tr>
        {side === 'both' && [...outer, ...prices]}
        <th scope="col" className={`${MIDDLE} border-x border-line`}>
          {t('chain.strike')}
        </th>
        {[...prices, ...outer.toReversed()]}
      </tr>
    </thead>
  );
}
