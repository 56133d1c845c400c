import type { ReactNode } from 'react';
import type { TradeRule } from '@toolyard/core/options/templates';
import { textIn } from '@toolyard/core/shared';
import type { StockFiguresResponse } from '../../../../api/generated.ts';
import { PayoffThumbnail } from '../../../../charts/payoff-thumbnail.tsx';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { MeasureName } from '../../shared/figures/convention.tsx';
import { boundTone, boundWords, toneOf } from '../../shared/figures/figures.ts';
import { builderPath, sharedLeg } from '../../shared/strategies/builder-link.ts';
import { Explained } from '../../shared/explain/explained.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { TradeIdea } from './trade-ideas.ts';

/** The address of the builder with the legs of the trade at the prices shown. */
const builderOf = (symbol: string, { chosen, templateId }: TradeIdea): string =>
  builderPath({
    symbol,
    templateId,
    legs: chosen.map(({ leg, priceSource }) => sharedLeg(leg, priceSource)),
  });

interface Props {
  readonly idea: TradeIdea;
  readonly rule: TradeRule;
  /** What the rule has looked at. */
  readonly figures: StockFiguresResponse;
}

/** Why the trade is proposed: the rule in words, with its numbers. */
function IdeaReason({ rule, figures: { ivRank, trend, skew } }: Omit<Props, 'idea'>) {
  const t = useText();
  const format = useFormat();
  return (
    <p className="mt-1 text-12 text-ink-2">
      {t(`market.why.${rule}`, {
        rank: format.percent(ivRank, 0),
        price: format.spot(trend?.close),
        short: format.spot(trend?.shortAverage),
        long: format.spot(trend?.longAverage),
        skew: format.volatility(skew?.skew),
        percentile: format.percent(skew?.percentile, 0),
      })}
    </p>
  );
}

/** One trade: what it is and for which outlook, its picture, its chance, gain and risk, the way to the builder, and why. */
export function IdeaCard({ idea, rule, figures }: Props) {
  const { symbol } = figures;
  const t = useText();
  const language = useLanguage();
  const { monthDay, percent } = useFormat();
  const name = `${symbol} ${textIn(idea.name, language)}`;
  const expiry = idea.input.terms[0]?.expiry ?? '';
  return (
    <article aria-label={name} className="flex h-full flex-col">
      <h3 className="font-semibold">{name}</h3>
      <p className="text-12 text-ink-3">
        {t('market.ideaOutlook', {
          day: monthDay(expiry),
          outlook: t(`market.outlook.${rule}`),
          rank: percent(figures.ivRank, 0),
        })}
      </p>
      <div className="my-3">
        <PayoffThumbnail curve={idea.curve} width={260} height={72} fluid />
      </div>
      <IdeaFigures idea={idea} />
      <ButtonLink
        size="sm"
        to={builderOf(symbol, idea)}
        aria-label={t('market.openIdea', { name })}
        className="mt-3 w-full"
      >
        {t('market.openInBuilder')}
      </ButtonLink>
      <details className="mt-2 text-12">
        <summary className="cursor-pointer text-accent">{t('market.whyThis')}</summary>
        <IdeaReason rule={rule} figures={figures} />
        <ExpectedProfit idea={idea} />
      </details>
    </article>
  );
}

function IdeaFigures({ idea: { input, analysis } }: { readonly idea: TradeIdea }) {
  const t = useText();
  const format = useFormat();
  return (
    <dl className="mt-auto grid grid-cols-[1.2fr_1fr_1fr] gap-x-2">
      <Figure name={t('analysis.chance')}>
        <Explained figure="probabilityOfProfit" input={input}>
          {format.percent(analysis.probabilityOfProfit)}
        </Explained>
      </Figure>
      <Figure name={t('analysis.maxProfit')} className={boundTone(analysis.maxProfit, 1)}>
        <Explained figure="maxProfit" input={input}>
          {boundWords(t, format, analysis.maxProfit, 1)}
        </Explained>
      </Figure>
      <Figure name={t('analysis.maxLoss')} className={boundTone(analysis.maxLoss, -1)}>
        <Explained figure="maxLoss" input={input}>
          {boundWords(t, format, analysis.maxLoss, -1)}
        </Explained>
      </Figure>
    </dl>
  );
}

function ExpectedProfit({ idea: { input, analysis } }: { readonly idea: TradeIdea }) {
  const t = useText();
  const format = useFormat();
  return (
    <p className="mt-1 text-ink-2">
      {t('analysis.expectedProfit')} <MeasureName measure={analysis.measure} />{' '}
      <Explained
        figure="expectedProfit"
        input={input}
        className={`font-semibold ${toneOf(analysis.expectedProfit ?? 0)}`}
      >
        {format.money(analysis.expectedProfit)}
      </Explained>
    </p>
  );
}

function Figure({
  name,
  className = '',
  children,
}: {
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={className}>
      <dt className="text-12 text-ink-2">{name}</dt>
      <dd className="figures font-semibold">{children}</dd>
    </div>
  );
}
