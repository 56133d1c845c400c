import { useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { MarketBadge } from '../../shared/stock/market-badge.tsx';
import { useExampleChains } from '../../shared/chain/use-chains.ts';
import { useModelChoice } from '../../shared/model/measure-choice.slice.ts';
import { BlockFailed, BlockLoading } from './block-states.tsx';
import { IdeaCard } from './idea-card.tsx';
import { IDEA_PLANS, tradeIdea } from './trade-ideas.ts';

const SYMBOL = 'SPY';

/** Three trades on SPY that the templates of core fill from the present chain. */
export function IdeasCard() {
  const t = useText();
  const [explained, setExplained] = useState(false);
  const { front, meta, failed, error, retry } = useExampleChains(SYMBOL);
  const model = useModelChoice(SYMBOL);
  const ideas = front ? IDEA_PLANS.map((plan) => tradeIdea(plan, front, model)) : null;
  return (
    <Card label={t('market.ideas')}>
      <CardHead
        title={t('market.ideas')}
        beside={meta && <MarketBadge meta={meta} />}
        controls={
          <button
            type="button"
            aria-expanded={explained}
            onClick={() => setExplained(!explained)}
            className="text-12 text-accent hover:underline"
          >
            {t('market.ideasWhy')}
          </button>
        }
      />
      {explained && (
        <p className="border-b border-line bg-canvas px-4 py-2 text-12 text-ink-2">
          {t('market.ideasReason')}
        </p>
      )}
      {ideas ? (
        <ul className="grid divide-line max-lg:divide-y lg:grid-cols-3 lg:divide-x">
          {ideas.map((idea, i) => (
            <li key={IDEA_PLANS[i]!.view} className="min-w-0 p-4">
              {idea ? (
                <IdeaCard symbol={SYMBOL} idea={idea} />
              ) : (
                <p className="text-ink-2">{t('market.ideaMissing')}</p>
              )}
            </li>
          ))}
        </ul>
      ) : failed ? (
        <BlockFailed block={t('market.ideas')} error={error} onRetry={retry} />
      ) : (
        <BlockLoading rows={5} />
      )}
    </Card>
  );
}
