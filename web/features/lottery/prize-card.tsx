import type { PrizeResponse } from '../../api/generated.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { count } from '../../ui/format.ts';
import { PrizeArt } from '../../ui/prize-art.tsx';

const NAMED_RANKS = ['lottery.rank1', 'lottery.rank2', 'lottery.rank3'] as const;

/** What can be won, how often, and as the how manieth. */
export function PrizeCard({
  prize,
  rank,
}: {
  readonly prize: PrizeResponse;
  readonly rank: number;
}) {
  const t = useText();
  const named = NAMED_RANKS[rank - 1];
  return (
    <li className="overflow-hidden rounded-3 border border-line bg-surface">
      {prize.picture ? (
        <img
          src={prize.picture.path}
          alt={prize.picture.alt}
          loading="lazy"
          className="block h-33 w-full border-b border-line object-cover"
        />
      ) : (
        <PrizeArt image={prize.image} />
      )}
      <div className="px-3.5 pt-3 pb-3.5">
        <p className="flex items-center justify-between text-12 text-ink-3">
          {named ? t(named) : t('lottery.rankLater', { rank })}
          <Badge className="figures">
            <span aria-hidden="true">× {count(prize.count)}</span>
            <span className="sr-only">{t('lottery.timesWon', { count: count(prize.count) })}</span>
          </Badge>
        </p>
        <h3 className="mt-1.5 text-14 font-semibold">{prize.name}</h3>
        <p className="text-12 text-ink-3">{prize.description}</p>
      </div>
    </li>
  );
}
