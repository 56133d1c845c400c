import {
  chainActivity,
  oneSigmaMove,
  putCallSkew,
  straddleMove,
  type ExpectedMove,
  type OptionChain,
} from '@toolyard/core/options/chain';
import type { ChainFigure, VolatilityFigure } from '@toolyard/core/options/explanations';
import { useReadVolatilityQuery } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { decimal, MISSING } from '../../../../ui/format.ts';
import { KeyValues } from '../../../../ui/key-values.tsx';
import { WatchedFiguresContext } from '../../shared/alerts/watched-figures.tsx';
import { Explained } from '../../shared/explain/explained.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { BlockFailed } from '../../shared/stock/block-failed.tsx';
import { PutCallBar } from './put-call-bar.tsx';
import { useEachSession } from '../../shared/live/use-each-session.ts';

interface Props {
  readonly symbol: string;
  /** Of the chosen expiry; null while it is not there. */
  readonly chain: OptionChain | null;
}

/** A name with the convention of its figure below it. */
const Named = ({ name, hint }: { readonly name: string; readonly hint: string }) => (
  <>
    {name}
    <small className="block text-12 text-ink-3">{hint}</small>
  </>
);

/** What the options say: activity of both sides, how volatile the stock is reckoned to be, how far it may go. */
export function OptionStats({ symbol, chain }: Props) {
  const t = useText();
  const { percent, monthDay, spot } = useFormat();
  const { currentData, isError, error, refetch } = useEachSession(
    useReadVolatilityQuery({ symbol }),
  );
  const year = currentData?.data;
  const activity = chain && chainActivity(chain);
  const sigma = chain && oneSigmaMove(chain);
  const straddle = chain && straddleMove(chain);
  const skew = chain && putCallSkew(chain);
  const waiting = t('stock.loading');
  const unknown = isError ? MISSING : waiting;
  const rangeOf = ({ low, high }: { readonly low: number | null; readonly high: number | null }) =>
    low === null && high === null ? MISSING : `${percent(low)} – ${percent(high)}`;
  const ofYear = (figure: VolatilityFigure, words: string) =>
    year ? (
      <Explained figure={figure} volatility={year}>
        {words}
      </Explained>
    ) : (
      unknown
    );
  const ofChain = (figure: ChainFigure, words: string) =>
    chain ? (
      <Explained figure={figure} chain={chain}>
        {words}
      </Explained>
    ) : (
      waiting
    );
  const moved = (figure: 'oneSigmaMove' | 'straddleMove', move: ExpectedMove | null) => (
    <>
      {ofChain(figure, move ? `±${spot(move.move)}` : MISSING)}
      {move && (
        <small className="block text-12 font-normal text-ink-3">
          {spot(move.from)} – {spot(move.to)}
        </small>
      )}
    </>
  );
  return (
    <WatchedFiguresContext value={{ symbol, strategyId: null }}>
      <Card label={t('stock.stats')}>
        <CardHead
          title={t('stock.stats')}
          beside={
            chain && (
              <span className="text-12 text-ink-3">
                {t('stock.statsOf', { expiry: monthDay(chain.expiry) })}
              </span>
            )
          }
        />
        {isError && !year && (
          <BlockFailed
            title={t('stock.volatilityFailed')}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        <div className="space-y-3 px-4 py-3">
          <PutCallBar
            name={t('stock.volume')}
            calls={activity?.calls.volume ?? null}
            puts={activity?.puts.volume ?? null}
            ratio={ofChain('putCallVolume', decimal(activity?.putCallVolume, 2))}
          />
          <PutCallBar
            name={t('stock.openInterest')}
            calls={activity?.calls.openInterest ?? null}
            puts={activity?.puts.openInterest ?? null}
            ratio={ofChain('putCallOpenInterest', decimal(activity?.putCallOpenInterest, 2))}
          />
          <KeyValues
            className="border-t border-line pt-2"
            rows={[
              {
                key: 'iv',
                label: t('stock.iv30'),
                value: ofYear('thirtyDayVolatility', percent(year?.current)),
              },
              {
                key: 'rank',
                label: <Named name={t('stock.ivRank')} hint={t('stock.ivRankHint')} />,
                value: ofYear('ivRank', percent(year?.rank, 0)),
              },
              {
                key: 'percentile',
                label: <Named name={t('stock.ivPercentile')} hint={t('stock.ivPercentileHint')} />,
                value: ofYear('ivPercentile', percent(year?.percentile, 0)),
              },
              {
                key: 'year',
                label: t('stock.ivYear'),
                value: year ? rangeOf(year) : unknown,
              },
              {
                key: 'sigma',
                label: <Named name={t('stock.oneSigma')} hint={t('stock.oneSigmaHint')} />,
                value: moved('oneSigmaMove', sigma),
              },
              {
                key: 'straddle',
                label: (
                  <Named
                    name={t('stock.straddle')}
                    hint={
                      straddle
                        ? t('stock.straddleHint', { strike: straddle.strike })
                        : t('stock.straddleHintAny')
                    }
                  />
                ),
                value: moved('straddleMove', straddle),
              },
              {
                key: 'skew',
                label: <Named name={t('stock.skew')} hint={t('stock.skewHint')} />,
                value: ofChain(
                  'putCallSkew',
                  decimal(skew === null ? null : skew * 100, 1, 'always'),
                ),
              },
            ]}
          />
        </div>
      </Card>
    </WatchedFiguresContext>
  );
}
