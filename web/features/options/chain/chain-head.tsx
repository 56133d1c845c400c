import { useText } from '../../../i18n/use-text.ts';
import type { ChainSideName } from './chain-rows.ts';

const TH = 'h-8 bg-sunken px-3 text-right text-12 font-medium text-ink-3 whitespace-nowrap';

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
      <th scope="col" className={TH}>
        {t('chain.bid')}
      </th>
      <th scope="col" className={TH}>
        {t('chain.ask')}
      </th>
    </>
  );
  const inwards = (
    <>
      <th scope="col" className={TH}>
        {t('chain.bid')}
      </th>
      <th scope="col" className={TH}>
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
    <thead className="sticky top-0 z-1">
      {side === 'both' && (
        <tr>
          <th scope="colgroup" colSpan={4} className={`${TH} text-center`}>
            ▲ {t('leg.call')}
          </th>
          <td className="border-x border-line bg-sunken" />
          <th scope="colgroup" colSpan={4} className={`${TH} text-center`}>
            ▼ {t('leg.put')}
          </th>
        </tr>
      )}
      <tr>
        {side === 'both' && outwards}
        <th scope="col" className={`${TH} border-x border-line text-center text-ink`}>
          {t('chain.strike')}
        </th>
        {inwards}
      </tr>
    </thead>
  );
}
