import type { ReactNode } from 'react';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { textIn } from '@toolyard/core/shared';
import { PayoffThumbnail } from '../../../../charts/payoff-thumbnail.tsx';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { MeasureName } from '../../shared/figures/convention.tsx';
import { boundTone, boundWords } from '../../shared/figures/figures.ts';
import { builderPath, sharedLeg } from '../../shared/strategies/builder-link.ts';
import { Explained } from '../../shared/explain/explained.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { TradeIdea } from './trade-ideas.ts';

const VIEW_TEXTS = {
  range: 'market.ideaRange',
  up: 'market.ideaUp',
  pin: 'market.ideaPin',
} as const;

/** The address of the builder with the legs of the trade at the prices shown. */
const builderOf = (symbol: string, { legs, templateId }: TradeIdea): string =>
  builderPath({
    symbol,
    templateId,
    legs: legs.map((leg) =>
      sharedLeg(leg, isOptionLeg(leg) ? (leg.position === 'long' ? 'ask' : 'bid') : 'spot'),
    ),
  });

/** One trade: what it is, its picture, its chance, gain and risk, and the way to the builder. */
export function IdeaCard({ symbol, idea }: { readonly symbol: string; readonly idea: TradeIdea }) {
  const t = useText();
  const language = useLanguage();
  const { monthDay, price } = useFormat();
  const name = `${symbol} ${textIn(idea.name, language)}`;
  const expiry = idea.input.terms[0]?.expiry ?? '';
  return (
    <article aria-label={name} className="flex h-full flex-col">
      <h3 className="font-semibold">{name}</h3>
      <p className="text-12 text-ink-3">
        {t(VIEW_TEXTS[idea.view], { expiry: monthDay(expiry), strike: price(idea.pin) })}
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
    </article>
  );
}

function IdeaFigures({ idea: { input, analysis } }: { readonly idea: TradeIdea }) {
  const t = useText();
  const format = useFormat();
  return (
    <dl className="mt-auto flex justify-between gap-2">
      <Figure name={t('analysis.chance')} note={<MeasureName measure={analysis.measure} />}>
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

function Figure({
  name,
  note = null,
  className = '',
  children,
}: {
  readonly name: string;
  readonly note?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={className}>
      <dt className="text-12 text-ink-2">
        {name}
        {note}
      </dt>
      <dd className="figures font-semibold">{children}</dd>
    </div>
  );
}
