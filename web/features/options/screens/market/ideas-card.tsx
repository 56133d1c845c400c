import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { clsx } from 'clsx';
import {
  proposeTrades,
  structureNeedsLaterExpiry,
  type TradeProposal,
} from '@toolyard/core/options/templates';
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
import { expectedOverRisk, IDEA_SYMBOLS, tradeIdea } from './trade-ideas.ts';

const MOST = 6;
const SHOWN_FIRST = 3;
/** As high as a row of cards, so that what stands below does not move. */
const BODY = 'min-h-75';

/**
 * Trades that the rules of core propose for the figures of the moment, filled from the present chains, the best expected
 * profit for its risk first; where none of them is expected to earn anything, that is said instead.
 */
export function IdeasCard() {
  const t = useText();
  const [explained, setExplained] = useState(false);
  const [all, setAll] = useState(false);
  const { figures, stateOf, meta, error, failed, refresh } = useManyFigures(IDEA_SYMBOLS);
  const known = IDEA_SYMBOLS.flatMap((symbol) => figures.get(symbol) ?? []);
  const isLoading =
    known.length === 0 && IDEA_SYMBOLS.some((symbol) => stateOf(symbol) === 'loading');
  const proposals = proposeTrades(known, MOST);
  const [scores, setScores] = useState<Readonly<Record<string, number | null>>>({});
  const scoreOf = ({ symbol }: TradeProposal): number => scores[symbol] ?? -Infinity;
  const isScored = proposals.every(({ symbol }) => symbol in scores);
  const ranked = isScored ? proposals.toSorted((a, b) => scoreOf(b) - scoreOf(a)) : proposals;
  const paying = ranked.filter((each) => scoreOf(each) > 0);
  const nonePays =
    isScored && paying.length === 0 && ranked.some((each) => scoreOf(each) > -Infinity);
  const first = nonePays ? [] : (paying.length > 0 ? paying : ranked).slice(0, SHOWN_FIRST);
  const shown = all ? ranked : first;
  return (
    <Card label={t('market.ideas')}>
      <CardHead
        title={t('market.ideas')}
        beside={meta && <MarketBadge isBlock meta={meta} />}
        controls={
          <button
            type="button"
            aria-expanded={explained}
            onClick={() => setExplained(!explained)}
            className="touch-area text-12 text-accent hover:underline"
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
        <div className={BODY}>
          <BlockLoading rows={5} />
        </div>
      ) : failed && known.length === 0 ? (
        <BlockFailed block={t('market.ideas')} error={error} onRetry={() => void refresh()} />
      ) : proposals.length === 0 ? (
        <p className="p-4 text-ink-2">{t('market.noIdeas')}</p>
      ) : (
        <>
          {!isScored && (
            <div className={BODY}>
              <BlockLoading rows={5} />
            </div>
          )}
          {nonePays && (
            <div
              className={
                all
                  ? 'border-b border-line p-4'
                  : `${BODY} grid place-content-center gap-1 p-4 text-center`
              }
            >
              <p className="font-medium">{t('market.noIdeaPays')}</p>
              <p className="text-12 text-ink-2">
                {t('market.noIdeaPaysWhy', { count: proposals.length })}
              </p>
              {!all && (
                <p className="mt-2">
                  <Button size="sm" onClick={() => setAll(true)}>
                    {t('market.showIdeas')}
                  </Button>
                </p>
              )}
            </div>
          )}
          <ul className="grid lg:grid-cols-3">
            {ranked.map((proposal) => {
              const place = shown.indexOf(proposal);
              return (
                <li
                  key={proposal.symbol}
                  hidden={!isScored || place < 0}
                  className={clsx(
                    'min-w-0 border-line p-4',
                    place > 0 && 'max-lg:border-t',
                    place >= SHOWN_FIRST && 'lg:border-t',
                    place % SHOWN_FIRST > 0 && 'lg:border-l',
                  )}
                >
                  <Idea
                    proposal={proposal}
                    figures={figures.get(proposal.symbol)!}
                    onScored={(score) =>
                      setScores((before) =>
                        before[proposal.symbol] === score
                          ? before
                          : { ...before, [proposal.symbol]: score },
                      )
                    }
                  />
                </li>
              );
            })}
          </ul>
          {isScored && !nonePays && !all && ranked.length > first.length && (
            <div className="border-t border-line p-2 text-center">
              <Button size="sm" onClick={() => setAll(true)}>
                {t('market.moreIdeas', { count: ranked.length - first.length })}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}

interface IdeaProps {
  readonly proposal: TradeProposal;
  readonly figures: StockFiguresResponse;
  /** Hears the expected profit over the risk; null where the chain does not carry the trade. */
  readonly onScored: (score: number | null) => void;
}

/** One proposal at the quotes of its chains. */
function Idea({ proposal: { symbol, structure, rule }, figures, onScored }: IdeaProps) {
  const t = useText();
  const { front, back, failed, error, retry } = useExampleChains(symbol, {
    withBack: structureNeedsLaterExpiry(structure),
  });
  const model = useModelChoice(symbol);
  const { defaultFill: fill } = useOptionsSettings();
  const idea = useMemo(
    () => front && tradeIdea(structure, { front, back, model, fill }),
    [structure, front, back, model, fill],
  );
  const isKnown = front !== null || failed;
  const score = idea ? expectedOverRisk(idea) : null;
  const tell = useEffectEvent(onScored);
  useEffect(() => {
    if (isKnown) tell(score);
  }, [isKnown, score]);
  if (!front)
    return failed ? (
      <BlockFailed block={symbol} error={error} onRetry={retry} />
    ) : (
      <BlockLoading rows={4} />
    );
  return idea ? (
    <IdeaCard idea={idea} rule={rule} figures={figures} />
  ) : (
    <p className="text-ink-2">{t('market.ideaMissing', { symbol })}</p>
  );
}
