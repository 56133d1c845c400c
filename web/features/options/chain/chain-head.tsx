import { useText } from '../../../i18n/use-text.ts';
import type { ChainSideName } from './chain-rows.ts';

const HEAD = 'h-8 bg-sunken px-2 text-12 font-medium whitespace-nowrap first:pl-3 last:pr-4';
const TH = `${HEAD} text-right text-ink-3`;
/** Over the figures of the buttons, which stand 9 px further in. */
const QUOTE = `${TH} pr-[17px]`;
const MIDDLE = `${HEAD} text-center text-ink`;

/** Sticky column heads; both sides mirror around the strikes. */
export function ChainHead({ side }: { readonly side: ChainSideName }) {
  const t = useText();
  const outwards = (
    <>
      <th scope="col" className={TH}>
        Delta
      </th>
      <th scope="col" className={TH}>
        IV %
      </th>
      <th scope="col" className={QUOTE}>
        {t('chain.bid')}
      </th>
      <th scope="col" className={QUOTE}>
        {t('chain.ask')}
      </th>
    </>
  );
  const inwards = (
    <>
      <th scope="col" className={QUOTE}>
        {t('chain.bid')}
      </th>
      <th scope="col" className={QUOTE}>
        {t('chain.ask')}
      </th>
      <th scope="col" className={TH}>
        IV %
      </th>
      <th scope="col" className={TH}>
        Delta
      </th>
    </>
  );
  return (
    <thead className="sticky top-0 z-1 shadow-[inset_0_-1px_var(--line)]">
      {side === 'both' && (
        <tr>
          <th scope="colgroup" colSpan={4} className={MIDDLE}>
            ▲ {t('leg.call')}
          </th>
          <td className="border-x border-line bg-sunken" />
          <th scope="colgroup" colSpan={4} className={MIDDLE}>
            ▼ {t('leg.put')}
          </th>
        </tr>
      )}
      <tr>
        {side === 'both' && outwards}
        <th scope="col" className={`${MIDDLE} border-x border-line`}>
          {t('chain.strike')}
        </th>
        {inwards}
      </tr>
    </thead>
  );
}
