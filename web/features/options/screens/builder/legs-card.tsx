import { Fragment, type ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import type { OptionChain } from '@toolyard/core/options/chain';
import { commissionsOf, MAX_COMMISSION } from '@toolyard/core/options/contracts';
import { MAX_LEGS } from '@toolyard/core/options/strategies';
import { recognise } from '@toolyard/core/options/templates';
import { fromDollars, isMoneyAmount, textIn, toDollars } from '@toolyard/core/shared';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { useText, useLanguage } from '../../../../i18n/use-text.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { money } from '../../../../ui/format.ts';
import { Menu } from '../../../../ui/menu.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { ExpiryCell } from '../../shared/chain/expiry-key.ts';
import { chainOfLeg, QuotedPrices } from '../../shared/legs/quoted-prices.tsx';
import { useRates } from '../../shared/strategies/commission-rates.ts';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import { selectShownPlan } from './builder-selectors.ts';
import { builderSlice, selectBuilder } from './builder.slice.ts';
import { newLeg, newLegsFor } from './leg-menu-kinds.ts';
import { LegRow } from './leg-row.tsx';
import { BuilderField } from './builder-field.tsx';
import { OrderPrice } from './order-price.tsx';

const { commissionChanged, legAdded, legsReplaced, quotesFollowed } = builderSlice.actions;

interface Props {
  /** The chain that new legs come from. */
  readonly chain: OptionChain | null;
  /** Chains of the legs' expiries. */
  readonly chains: readonly OptionChain[];
  readonly expiries: readonly ExpiryCell[];
  /** At the foot. */
  readonly children: ReactNode;
}

const RATES = ['perContract', 'perTrade'] as const;

const isCommission = (dollars: number): boolean =>
  dollars >= 0 && fromDollars(dollars) <= MAX_COMMISSION && isMoneyAmount(dollars);

/** All legs with the structure they make, and what trading them costs. */
export function LegsCard({ chain, chains, expiries, children }: Props) {
  const t = useText();
  const language = useLanguage();
  const { price } = useFormat();
  const dispatch = useAppDispatch();
  const { defaultFill } = useOptionsSettings();
  const plan = useAppSelector(selectShownPlan);
  const { selected, moving } = useAppSelector(selectBuilder);
  const { legs, commission } = plan;
  const counted = legs.filter(({ enabled }) => enabled).map(({ leg }) => leg);
  const rates = useRates(commission);
  const all = commissionsOf(counted, rates);
  const priced = legs.map((builderLeg) => ({
    builderLeg,
    chain: chainOfLeg(builderLeg.leg, chains, chain ?? undefined),
  }));
  return (
    <Card label={t('builder.legs')}>
      <CardHead
        title={t('builder.legs')}
        beside={
          counted.length > 0 && (
            <Badge tone="ok" icon={<Check size={12} aria-hidden="true" />}>
              {textIn(recognise(counted).name, language)}
            </Badge>
          )
        }
        controls={
          <Menu
            items={newLegsFor(chain).map((kind) => ({
              id: kind.text,
              label: t(kind.text),
              onSelect: () => {
                const leg = chain && newLeg(kind, chain, defaultFill, legs);
                if (leg) dispatch(legAdded(leg));
              },
            }))}
            trigger={
              <Button
                look="quiet"
                size="sm"
                data-add-leg
                aria-label={t('builder.addLeg')}
                disabled={!chain || legs.length >= MAX_LEGS}
                icon={<Plus size={14} aria-hidden="true" />}
              >
                {t('builder.add')}
              </Button>
            }
          />
        }
      />
      {legs.length === 0 ? (
        <p className="px-4 py-4 text-ink-2">{t('builder.noLegs')}</p>
      ) : (
        <ul>
          {legs.map((builderLeg) => (
            <LegRow
              key={builderLeg.id}
              isFull={legs.length >= MAX_LEGS}
              builderLeg={builderLeg}
              chain={chainOfLeg(builderLeg.leg, chains, chain ?? undefined)}
              expiries={expiries}
              selected={builderLeg.id === selected}
            />
          ))}
        </ul>
      )}
      {legs.length > 0 && (
        <QuotedPrices
          legs={priced.map(({ builderLeg: chosen, chain: of }) => ({ chosen, chain: of }))}
          isMoving={moving !== null}
          onFollow={(quoted) => dispatch(quotesFollowed(quoted))}
          onRefresh={(quoted) => dispatch(legsReplaced(quoted))}
        />
      )}
      {counted.length > 0 && (
        <div className="border-t border-line px-3 py-1.5">
          <OrderPrice legs={priced} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-1.5 border-t border-line px-3 py-1.5 text-12 text-ink-2">
        <span className="flex-1">{t('builder.commission')}</span>
        {RATES.map((rate) => (
          <Fragment key={rate}>
            <span aria-hidden="true">{t(`builder.commissionUnit.${rate}`)}</span>
            <BuilderField
              name={rate}
              label={t(`builder.commission.${rate}`)}
              shown={price(toDollars(rates[rate]))}
              accepts={isCommission}
              range={t('builder.commissionRange')}
              onCommit={(dollars) =>
                dispatch(commissionChanged({ ...rates, [rate]: fromDollars(dollars) }))
              }
              className="w-12 pointer-coarse:w-14"
            />
          </Fragment>
        ))}
        {all > 0 && (
          <p className="basis-full">
            {t('builder.commissions', { amount: money(toDollars(all)) })}
          </p>
        )}
      </div>
      {children}
    </Card>
  );
}
