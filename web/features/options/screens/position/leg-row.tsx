import { isOptionLeg, legDelta, positionSign } from '@toolyard/core/options/contracts';
import type { MarkedLegResponse, StrategyLegResponse } from '../../../../api/generated.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { amount } from '../../../../ui/format.ts';
import { Td } from '../../../../ui/table.tsx';
import { toneOf } from '../../shared/figures/figures.ts';
import { LegMark, legWords } from '../../shared/legs/leg-mark.tsx';
import { deliverableWords } from '../../shared/chain/deliverable-words.ts';
import { legOf } from '../../shared/strategies/saved-legs.ts';
import { useFormat } from '../../shared/figures/use-format.ts';

/** On a phone the contract's words say it, and the table fits without scrolling. */
export const HIDE_BELOW_MD = 'max-md:hidden';

interface Props {
  readonly leg: StrategyLegResponse;
  readonly marked: MarkedLegResponse | null;
  /** What is held stands at its mark; a plan has none. */
  readonly live: boolean;
  /** It has no value because nobody quotes it. */
  readonly lacksQuotes: boolean;
  /** The class of the columns that say what the words of the contract say. */
  readonly repeated: string;
}

export function LegRow({ leg: saved, marked, live, lacksQuotes, repeated }: Props) {
  const t = useText();
  const { monthDay, price, spot, volatility, signedGreek } = useFormat();
  const leg = legOf(saved);
  const cash = -positionSign(leg.position) * saved.premium * saved.contracts * saved.multiplier;
  // Of an option that is held only what it has now: an expired one has neither.
  const isHeldOption = live && isOptionLeg(leg);
  const iv = isHeldOption ? marked?.iv : (marked?.iv ?? saved.iv);
  const delta = isHeldOption ? marked?.delta : (marked?.delta ?? legDelta(leg));
  const result = live ? (marked?.pnl ?? null) : cash;
  const notes = [
    ...(saved.deliverable
      ? [deliverableWords(t, { symbol: saved.symbol, deliverable: saved.deliverable })]
      : []),
    ...(lacksQuotes ? [t('life.notQuoted')] : []),
  ];
  return (
    <>
      <tr className={notes.length > 0 ? '[&>td]:border-b-0' : undefined}>
        <Td>
          <span className="inline-flex items-center gap-1.5">
            <LegMark leg={leg} />
            {isHeldOption ? (
              <Link to={paths.option(saved.symbol)} className="hover:underline">
                {legWords(t, leg)}
              </Link>
            ) : (
              legWords(t, leg)
            )}
          </span>
          {isOptionLeg(leg) && (
            <span className="block pl-4.5 text-12 leading-4 text-ink-3 md:hidden">
              {monthDay(leg.expiry)}
            </span>
          )}
        </Td>
        <Td className={repeated}>
          {t(
            saved.kind === 'stock'
              ? 'leg.stockKind'
              : saved.type === 'put'
                ? 'leg.put'
                : 'leg.call',
          )}
        </Td>
        <Td className={repeated}>{t(saved.position === 'long' ? 'leg.long' : 'leg.short')}</Td>
        <Td num className={repeated}>
          {price(saved.strike)}
        </Td>
        <Td num className={HIDE_BELOW_MD}>
          {saved.expiration ? monthDay(saved.expiration) : '--'}
        </Td>
        <Td num>
          {saved.position === 'long' ? '+' : '−'}
          {saved.contracts}
        </Td>
        <Td num className={live ? HIDE_BELOW_MD : undefined}>
          {price(saved.premium)}
        </Td>
        {live && (
          <Td num>
            {spot(marked?.mark)}
            <span className="block text-12 leading-4 text-ink-3 md:hidden">
              {price(saved.premium)}
            </span>
          </Td>
        )}
        <Td num className={HIDE_BELOW_MD}>
          {volatility(iv)}
        </Td>
        <Td num className={HIDE_BELOW_MD}>
          {signedGreek(delta)}
        </Td>
        <Td num>
          <span className={toneOf(result ?? 0)}>{amount(result, 'always')}</span>
        </Td>
      </tr>
      {notes.length > 0 && (
        <tr>
          <Td colSpan={11} className="pt-0 pl-8.5 text-12 leading-4 whitespace-normal text-ink-3">
            {notes.join(' · ')}
          </Td>
        </tr>
      )}
    </>
  );
}
