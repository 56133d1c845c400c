import { useEffect, useState } from 'react';
import { chainRoot, isOfChain, oneSigmaMove, type OptionChain } from '@toolyard/core/options/chain';
import { isOptionLeg, type Leg } from '@toolyard/core/options/contracts';
import type { SmilePoint, SmileView } from '@toolyard/core/options/surface';
import { toDollars } from '@toolyard/core/shared';
import { SmileResiduals, type ResidualUnit } from '../../../../charts/smile-residuals.tsx';
import { Smile, type StrikeMark } from '../../../../charts/smile.tsx';
import { useApplication } from '../../../../app/use-application.ts';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { decimal } from '../../../../ui/format.ts';
import { MessageBox } from '../../../../ui/message-box.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { useFormat, type Format } from '../figures/use-format.ts';
import { CurveCard } from './curve-card.tsx';
import { PictureSkeleton } from './picture-skeleton.tsx';

const HEIGHT = 260;
const RESIDUAL_HEIGHT = 100;
const POINTS_OF_ONE = 100;

const points = (fraction: number | null, digits = 2): string =>
  decimal(fraction === null ? null : fraction * POINTS_OF_ONE, digits, 'always');

export interface SmileCardProps {
  readonly chain: OptionChain;
  /** Their strikes of this expiry are marked. */
  readonly legs: readonly Leg[];
}

interface Fitted {
  readonly chain: OptionChain;
  /** Null where the fit broke off. */
  readonly view: SmileView | null;
}

/** The chain with its smile as soon as it is fitted; until then the last quotes of the same expiry, or null. */
function useFitted(chain: OptionChain): Fitted | null {
  const { services } = useApplication();
  const [fitted, setFitted] = useState<Fitted | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (view: SmileView | null) => {
      if (isCurrent) setFitted({ chain, view });
    };
    services.fitSmile(chain).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [chain, services]);
  const isSame =
    fitted !== null &&
    fitted.chain.symbol === chain.symbol &&
    fitted.chain.expiry === chain.expiry &&
    chainRoot(fitted.chain) === chainRoot(chain);
  return isSame ? fitted : null;
}

/** How volatility changes with the strike: quotes, the fitted curve and how far it is off each of them. */
export function SmileCard({ chain, legs }: SmileCardProps) {
  const t = useText();
  const fitted = useFitted(chain);
  if (fitted === null) return <PictureSkeleton />;
  if (fitted.view === null)
    return (
      <MessageBox tone="warn" title={t('pictures.smile')}>
        {t('pictures.fitFailed')}
      </MessageBox>
    );
  return <FittedSmile chain={fitted.chain} view={fitted.view} legs={legs} />;
}

type FittedSmileProps = SmileCardProps & { readonly view: SmileView };

function FittedSmile({ chain, view, legs }: FittedSmileProps) {
  const t = useText();
  const format = useFormat();
  const [unit, setUnit] = useState<ResidualUnit>('points');
  const { percent, spot } = format;
  const type = (point: SmilePoint) => t(`leg.${point.type}`);
  const [first] = view.points;
  const last = view.points.at(-1);
  const text =
    first && last
      ? t('pictures.smileText', {
          from: first.strike,
          first: percent(first.volatility),
          to: last.strike,
          last: percent(last.volatility),
          middle: percent(chain.volatilityAtForward),
        })
      : t('pictures.noCurve');
  const span = ({ volatility, halfWidth }: SmilePoint) =>
    `${percent(volatility - halfWidth)} – ${percent(volatility + halfWidth)}`;
  const at = {
    spot: toDollars(chain.spot),
    band: oneSigmaMove(chain),
  };
  return (
    <CurveCard
      title={t('pictures.smile')}
      beside={<span className="text-12 text-ink-3">{format.monthDay(chain.expiry)}</span>}
      legend={t(view.smile ? 'pictures.smileLegend' : 'pictures.smileLegendNoFit')}
      heads={[
        ...[t('pictures.strike'), t('pictures.type'), t('pictures.iv'), t('pictures.span')],
        ...[t('pictures.fit'), t('pictures.residual'), t('pictures.halfWidths')],
      ]}
      empty={view.points.length < 2 ? t('pictures.noCurve') : null}
      rows={view.points.map((point) => [
        ...[String(point.strike), type(point), percent(point.volatility), span(point)],
        ...[percent(point.fitted), points(point.residual), decimal(point.halfWidths, 1, 'always')],
      ])}
      chart={
        <>
          <Smile
            label={t('pictures.smileOf', {
              symbol: chain.symbol,
              expiry: format.monthDay(chain.expiry),
              text,
            })}
            view={view}
            {...at}
            forward={chain.terms.forward}
            legs={marksOf(legs, chain)}
            height={HEIGHT}
            words={{
              spot: spot(at.spot),
              forward: t('pictures.forwardPrice', { price: spot(chain.terms.forward) }),
              read: (point) => [
                `${point.strike} ${type(point)} ${percent(point.volatility)} (${span(point)})`,
                ...(point.fitted === null
                  ? []
                  : [t('pictures.fitOf', { iv: percent(point.fitted) })]),
              ],
              percent,
            }}
          />
          {view.smile && (
            <>
              <div className="flex flex-wrap items-center justify-between gap-2 pt-1">
                <h3 className="text-12 text-ink-2">{t('pictures.residuals')}</h3>
                <Segments
                  label={t('pictures.residuals')}
                  value={unit}
                  onChange={setUnit}
                  segments={[
                    { value: 'points', label: t('pictures.unit.points') },
                    { value: 'halfWidths', label: t('pictures.unit.halfWidths') },
                  ]}
                />
              </div>
              <SmileResiduals
                label={t('pictures.residualsOf', { text: fitWords(t, view) })}
                points={view.points}
                unit={unit}
                {...at}
                height={RESIDUAL_HEIGHT}
                read={(point) => [
                  String(point.strike),
                  t('pictures.pointsOff', { points: points(point.residual) }),
                  t('pictures.halfWidthsOff', { count: decimal(point.halfWidths, 1, 'always') }),
                ]}
                write={(value) => decimal(value, 1, 'always')}
              />
            </>
          )}
        </>
      }
    >
      {smileSentences(t, format, view).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </CurveCard>
  );
}

const marksOf = (legs: readonly Leg[], chain: OptionChain): StrikeMark[] =>
  legs
    .filter(isOptionLeg)
    .filter((leg) => isOfChain(chain, leg))
    .map(({ strike, type, position }) => ({ strike: toDollars(strike), type, position }));

/** How well the fit meets its quotes. */
function fitWords(t: Translate, { points: quotes, error }: SmileView): string {
  const fitted = quotes.filter(({ contradicts }) => !contradicts);
  const inside = fitted.filter(({ halfWidths }) => Math.abs(halfWidths ?? 0) <= 1).length;
  return t('pictures.fitSays', {
    error: decimal((error ?? 0) * POINTS_OF_ONE, 2),
    ...{ inside, count: fitted.length },
  });
}

/** What the fit is worth, or why there is none; which quotes contradict the others, and which are not used. */
function smileSentences(t: Translate, { price }: Format, view: SmileView): string[] {
  const { points: quotes, refusal, leftOut } = view;
  const strikes = quotes.filter(({ contradicts }) => contradicts).map(({ strike }) => strike);
  const { crossed, oneSided, noVolatility } = leftOut;
  const unused = (['crossed', 'oneSided', 'noVolatility'] as const)
    .filter((reason) => leftOut[reason] > 0)
    .map((reason) => t(`pictures.leftOut.${reason}`, { count: leftOut[reason] }));
  return [
    refusal ? t(`pictures.noFit.${refusal}`, { count: quotes.length }) : fitWords(t, view),
    ...(strikes.length === 0
      ? []
      : [
          t('pictures.contradictions', {
            ...{ count: strikes.length, strikes: strikes.map(price).join(t('list.comma')) },
          }),
        ]),
    ...(unused.length === 0
      ? []
      : [
          t('pictures.leftOut', {
            ...{ count: crossed + oneSided + noVolatility, reasons: unused.join(t('list.comma')) },
          }),
        ]),
  ];
}
