import type { HistoricalTradeResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { SimulatedFlask } from '../../../../ui/simulated-flask.tsx';

const SHOWN_TAGS = 2;

/** The color of a trade's result, as the variable of its left edge. */
export const edgeOf = (result: 'win' | 'loss'): string =>
  result === 'win' ? '[--edge:var(--up)]' : '[--edge:var(--down)]';

/** Samples alone: the head of the list says so once. */
export const areAllSamples = (trades: readonly HistoricalTradeResponse[]): boolean =>
  trades.length > 0 && trades.every(({ sample }) => sample);

interface Props {
  readonly trade: HistoricalTradeResponse;
  /** False where all trades of the list are samples. */
  readonly markSample: boolean;
}

/** What stands after the name of a trade: sample, tags and the first line of its note; status and result in words for readers. */
export function TradeMarks({ trade, markSample }: Props) {
  const t = useText();
  const { sample, status, winLoss, tags, note } = trade;
  const more = tags.length - SHOWN_TAGS;
  return (
    <>
      {markSample && sample && (
        <span className="relative z-1 flex-none self-center">
          <SimulatedFlask>{t('records.sample')}</SimulatedFlask>
        </span>
      )}
      <span className="sr-only">
        {t(`status.${status}`)}, {t(`records.${winLoss}`)}
      </span>
      {tags.length > 0 && (
        <span className="flex-none text-12 text-ink-3">
          <span className="sr-only">{t('journal.tags')}: </span>
          {tags.slice(0, SHOWN_TAGS).join(' · ')}
          {more > 0 && <abbr title={tags.slice(SHOWN_TAGS).join(', ')}> +{more}</abbr>}
        </span>
      )}
      {note !== '' && (
        <span className="min-w-0 truncate text-12 text-ink-3">{note.split('\n')[0]}</span>
      )}
    </>
  );
}
