import { useId } from 'react';
import {
  analyseStrategy,
  probabilityOfHalfMaxProfit,
  probabilityOfMaxProfit,
  probabilityOfTouch,
  dateAfter,
  dayAfter,
  daysLeft,
  type AnalysisInput,
} from '@toolyard/core/options/analysis';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { inputWords, shownWords } from './figure-words.ts';

/** Chances of the maximum profit, of half of it halfway to the expiry, and of touching each short strike before. */
export function OtherChances({ input }: { readonly input: AnalysisInput }) {
  const t = useText();
  const title = useId();
  const analysis = analyseStrategy(input);
  const halfway = Math.ceil(daysLeft(input) / 2);
  const strikes = new Set(
    input.legs.flatMap((leg) =>
      isOptionLeg(leg) && leg.position === 'short' ? [toDollars(leg.strike)] : [],
    ),
  );
  const touches = [...strikes].flatMap((strike) => {
    const touch = probabilityOfTouch(input, strike);
    const text = touch?.method === 'exact' ? 'explain.chance.touch' : 'explain.chance.touchBound';
    return touch
      ? [{ words: t(text, { price: inputWords('price', strike) }), value: touch.value }]
      : [];
  });
  const rows = [
    { words: t('explain.chance.max'), value: probabilityOfMaxProfit(input, analysis) },
    {
      words: t('explain.chance.half', { date: dayAfter(input, halfway) }),
      value: probabilityOfHalfMaxProfit(input, analysis, dateAfter(input, halfway)),
    },
    ...touches,
  ].flatMap(({ words, value }) => (value === null ? [] : [{ words, value }]));
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={title} className="mt-2 border-t border-line pt-2 text-12 leading-5">
      <h5 id={title} className="font-medium text-ink-2">
        {t('explain.chances')}
      </h5>
      <ul>
        {rows.map(({ words, value }) => (
          <li key={words} className="flex justify-between gap-2">
            <span className="text-ink-3">{words}</span>
            <span className="tabular-nums">{shownWords('fraction', value)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
