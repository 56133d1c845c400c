import { costOf } from '@toolyard/core/options/contracts';
import { negateMoney, toDollars } from '@toolyard/core/shared';
import type { StrategyLegResponse, StrategyResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { amount } from '../../../../ui/format.ts';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { toneOf } from '../../shared/figures/figures.ts';
import { legOf } from '../../shared/strategies/saved-legs.ts';
import { LegRow, HIDE_BELOW_MD } from './leg-row.tsx';

interface Props {
  readonly position: StrategyResponse;
  /** Without the columns that repeat the words of the contract. */
  readonly compact?: boolean;
}

/** Whether a contract should have quotes: it has not expired, and all that has changed it is booked. */
const isListed = (
  { due, corporateActionsKnown, unbookableAction }: StrategyResponse,
  { kind, symbol }: StrategyLegResponse,
): boolean =>
  kind === 'option' &&
  corporateActionsKnown &&
  unbookableAction === null &&
  due.every((each) => each.symbol !== symbol);

/** Every leg with what was paid or received for it; once it is held, at its mark with its profit. */
export function LegsCard({ position, compact = false }: Props) {
  const t = useText();
  const repeated = compact ? 'hidden' : HIDE_BELOW_MD;
  const { legs, mark, unrealised } = position;
  const live = mark !== null;
  const total = live ? unrealised : toDollars(negateMoney(costOf(legs.map(legOf))));
  if (legs.length === 0)
    return (
      <Card label={t('position.tab.legs')}>
        <EmptyState title={t('life.nothingHeld')} text={t('life.nothingHeldText')} />
      </Card>
    );
  return (
    <Card label={t('position.tab.legs')}>
      <CardHead title={t('position.tab.legs')} />
      <Table label={t('position.tab.legs')}>
        <thead>
          <tr>
            <Th>{t('leg.contract')}</Th>
            <Th className={repeated}>{t('leg.type')}</Th>
            <Th className={repeated}>{t('leg.position')}</Th>
            <Th num className={repeated}>
              {t('chain.strike')}
            </Th>
            <Th num className={HIDE_BELOW_MD}>
              {t('leg.expiry')}
            </Th>
            <Th num>{t('leg.quantity')}</Th>
            <Th num className={live ? HIDE_BELOW_MD : undefined}>
              {t(live ? 'life.cost' : 'leg.premium')}
            </Th>
            {live && (
              <Th num>
                {t('life.mark')}
                <span className="block leading-4 md:hidden">{t('life.cost')}</span>
              </Th>
            )}
            <Th num className={HIDE_BELOW_MD}>
              IV %
            </Th>
            <Th num className={HIDE_BELOW_MD}>
              Delta
            </Th>
            <Th num>{t(live ? 'life.pnl' : 'leg.cash')}</Th>
          </tr>
        </thead>
        <tbody>
          {legs.map((leg) => {
            const marked = mark?.legs.find(({ symbol }) => symbol === leg.symbol) ?? null;
            return (
              <LegRow
                key={leg.id}
                leg={leg}
                marked={marked}
                live={live}
                lacksQuotes={live && marked?.mark == null && isListed(position, leg)}
                repeated={repeated}
              />
            );
          })}
        </tbody>
        <tfoot>
          <tr className="bg-canvas [&>td]:border-t [&>td]:border-b-0">
            <Td colSpan={3}>{t('position.total')}</Td>
            <Td colSpan={(live ? 7 : 6) - (compact ? 3 : 0)} className={HIDE_BELOW_MD} />
            <Td num>
              <strong className={`font-semibold ${toneOf(total ?? 0)}`}>
                {amount(total, 'always')}
              </strong>
            </Td>
          </tr>
        </tfoot>
      </Table>
    </Card>
  );
}
