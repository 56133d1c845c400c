import type { StrategyAnalysis } from '@toolyard/core/options/analysis';
import { isOptionLeg, positionSign } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import type { StrategyResponse } from '../../../api/generated.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Table, Td, Th } from '../../../ui/table.tsx';
import { toneOf } from '../analysis/figures.ts';
import { LegMark } from '../leg-mark.tsx';
import { legWords } from '../leg-words.ts';
import { legOf } from '../saved-strategy.ts';
import { useFormat } from '../use-format.ts';

interface Props {
  readonly strategy: StrategyResponse;
  readonly analysis: StrategyAnalysis;
}

/** On a phone the contract's words say it, and the table fits without scrolling. */
const WIDE = 'max-md:hidden';

/** Every leg with what was paid or received for it; the total equals the header. */
export function LegsCard({ strategy, analysis }: Props) {
  const t = useText();
  const { money, monthDay, price, volatility, signedGreek } = useFormat();
  return (
    <Card label={t('position.tab.legs')}>
      <CardHead title={t('position.tab.legs')} />
      <Table label={t('position.tab.legs')}>
        <thead>
          <tr>
            <Th>{t('leg.contract')}</Th>
            <Th className={WIDE}>{t('leg.type')}</Th>
            <Th className={WIDE}>{t('leg.position')}</Th>
            <Th num className={WIDE}>
              {t('chain.strike')}
            </Th>
            <Th num className={WIDE}>
              {t('leg.expiry')}
            </Th>
            <Th num>{t('leg.quantity')}</Th>
            <Th num>{t('leg.premium')}</Th>
            <Th num className={WIDE}>
              IV %
            </Th>
            <Th num className={WIDE}>
              Delta
            </Th>
            <Th num>{t('leg.cash')}</Th>
          </tr>
        </thead>
        <tbody>
          {strategy.legs.map((saved) => {
            const leg = legOf(saved);
            const cash =
              -positionSign(leg.position) * saved.premium * saved.contracts * saved.multiplier;
            return (
              <tr key={saved.id}>
                <Td>
                  <span className="inline-flex items-center gap-1.5">
                    <LegMark leg={leg} />
                    {legWords(t, leg)}
                  </span>
                  {isOptionLeg(leg) && (
                    <span className="block pl-4.5 text-12 leading-4 text-ink-3 md:hidden">
                      {monthDay(leg.expiry)}
                    </span>
                  )}
                </Td>
                <Td className={WIDE}>
                  {t(
                    saved.kind === 'stock'
                      ? 'leg.stockKind'
                      : saved.type === 'put'
                        ? 'leg.put'
                        : 'leg.call',
                  )}
                </Td>
                <Td className={WIDE}>{t(saved.position === 'long' ? 'leg.long' : 'leg.short')}</Td>
                <Td num className={WIDE}>
                  {price(saved.strike)}
                </Td>
                <Td num className={WIDE}>
                  {saved.expiration ?? '--'}
                </Td>
                <Td num>
                  {saved.position === 'long' ? '+' : '−'}
                  {saved.contracts}
                </Td>
                <Td num>{price(saved.premium)}</Td>
                <Td num className={WIDE}>
                  {volatility(saved.iv)}
                </Td>
                <Td num className={WIDE}>
                  {signedGreek(saved.delta)}
                </Td>
                <Td num>
                  <span className={toneOf(cash)}>{money(cash)}</span>
                </Td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr className="bg-canvas [&>td]:border-t [&>td]:border-b-0">
            <Td colSpan={3}>{t('position.total')}</Td>
            <Td colSpan={6} className={WIDE} />
            <Td num>
              <strong className={`font-semibold ${toneOf(-analysis.cost)}`}>
                {money(toDollars(-analysis.cost))}
              </strong>
            </Td>
          </tr>
        </tfoot>
      </Table>
    </Card>
  );
}
