import { useState } from 'react';
import { proposeTrades, type TradeProposal } from '@toolyard/core/options/templates';
import type { StockFiguresResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { useExampleChains } from '../../shared/chain/use-chains.ts';
import { useModelChoice } from '../../shared/model/measure-choice.slice.ts';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import { MarketBadge } from '../../shared/stock/market-badge.tsx';
import { useManyFigures } from '../../shared/stock/use-many-figures.ts';
import { BlockFailed, BlockLoading } from './block-states.tsx';
import { IdeaCard } from './idea-card.tsx';
import { IDEA_SYMBOLS, tradeIdea } from './trade-ideas.ts';

const MOST = 6;
const SHOWN_FIRST = 3;

/** Trades that the rules of core propose for the figures of the moment, filled from the present chains. */
export function IdeasCard() {
  const t = useText();
  const [explained, setExplained] = useState(false);
  const [all, setAll] = useState(false);
  const { figures, stateOf, meta, error, failed, refresh } = useManyFigures(IDEA_SYMBOLS);
  const known = IDEA_SYMBOLS.flatMap((symbol) => figures.get(symbol) ?? []);
  const isLoading =
    known.length === 0 && IDEA_SYMBOLS.some((symbol) => stateOf(symbol) === 'loading');
  const proposals = proposeTrades(known, MOST);
  const shown = all ? proposals : proposals.slice(0, SHOWN_FIRST);
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
      {isLoading ? (
        <BlockLoading rows={5} />
      ) : failed && known.length === 0 ? (
        <BlockFailed block={t('market.ideas')} error={error} onRetry={() => void refresh()} />
      ) : proposals.length === 0 ? (
        <p className="p-4 text-ink-2">{t('market.noIdeas')}</p>
      ) : (
        <ul className="grid divide-line max-lg:divide-y lg:grid-cols-3 lg:divide-x">
          {shown.map((proposal, i) => (
            <li
              key={proposal.symbol}
              className={`min-w-0 p-4 ${i >= SHOWN_FIRST ? 'border-line lg:border-t' : ''}`}
            >
              <Idea proposal={proposal} figures={figures.get(proposal.symbol)!} />
            </li>
          ))}
        </ul>
      )}
      {!all && proposals.length > SHOWN_FIRST && (
        <div className="border-t border-line p-2 text-center">
          <Button size="sm" onClick={() => setAll(true)}>
            {t('market.moreIdeas', { count: proposals.length - SHOWN_FIRST })}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface IdeaProps {
  readonly proposal: TradeProposal;
  readonly figures: StockFiguresResponse;
}

/** One proposal at the quotes of its chains. */
function Idea({ proposal: { symbol, structure, rule }, figures }: IdeaProps) {
  const t = useText();
  const { front, back, failed, error, retry } = useExampleChains(symbol);
  const model = useModelChoice(symbol);
  const { defaultFill: fill } = useOptionsSettings();
  if (!front)
    return failed ? (
      <BlockFailed block={symbol} error={error} onRetry={retry} />
    ) : (
      <BlockLoading rows={4} />
    );
  const idea = tradeIdea(structure, { front, back, model, fill });
  return idea ? (
    <IdeaCard idea={idea} rule={rule} figures={figures} />
  ) : (
    <p className="text-ink-2">{t('market.ideaMissing', { symbol })}</p>
  );
}
