import { oneSigmaMove, smileOf, type OptionChain } from '@toolyard/core/options/chain';
import { toDollars } from '@toolyard/core/shared';
import { Smile } from '../../../../charts/smile.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { useFormat } from '../figures/use-format.ts';
import { CurveCard } from './curve-card.tsx';

const HEIGHT = 240;

/** How volatility changes with the strike. */
export function SmileCard({ chain }: { readonly chain: OptionChain }) {
  const t = useText();
  const { percent, spot, monthDay } = useFormat();
  const points = smileOf(chain);
  const type = (call: boolean) => t(call ? 'leg.call' : 'leg.put');
  const [first] = points;
  const last = points.at(-1);
  const text =
    first && last
      ? t('pictures.smileText', {
          from: first.strike,
          first: percent(first.iv),
          to: last.strike,
          last: percent(last.iv),
          middle: percent(chain.volatilityAtForward),
        })
      : t('pictures.noCurve');
  return (
    <CurveCard
      title={t('pictures.smile')}
      legend={t('pictures.smileLegend')}
      heads={[t('pictures.strike'), t('pictures.type'), t('pictures.iv')]}
      empty={points.length < 2 ? t('pictures.noCurve') : null}
      rows={points.map((point) => [
        String(point.strike),
        type(point.type === 'call'),
        percent(point.iv),
      ])}
      chart={
        <Smile
          label={t('pictures.smileOf', {
            symbol: chain.symbol,
            expiry: monthDay(chain.expiry),
            text,
          })}
          points={points}
          spot={toDollars(chain.spot)}
          spotText={spot(toDollars(chain.spot))}
          band={oneSigmaMove(chain)}
          height={HEIGHT}
          read={(point) => [String(point.strike), percent(point.iv), type(point.type === 'call')]}
          percent={percent}
        />
      }
    />
  );
}
