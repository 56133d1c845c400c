import ArrowLeft from 'lucide-react/icons/arrow-left';
import {
  breakevens,
  priceInDollars,
  profitBounds,
  profitLine,
} from '@toolyard/core/options/payoff';
import { isOptionLeg, positionSign, type Leg } from '@toolyard/core/options/contracts';
import type { StructureId, TemplateId } from '@toolyard/core/options/templates';
import { toDollars } from '@toolyard/core/shared';
import type { ReactNode } from 'react';
import { PayoffThumbnail } from '../../../../charts/payoff-thumbnail.tsx';
import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { SimulatedBadge } from '../../../../ui/badge.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { amount, decimal, money } from '../../../../ui/format.ts';
import { MessageBox } from '../../../../ui/message-box.tsx';
import { PercentChange, Profit } from '../../../../ui/price.tsx';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { boundWords } from '../../shared/figures/figures.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { LegMark, legWords } from '../../shared/legs/leg-mark.tsx';
import { builderPath } from '../../shared/strategies/builder-link.ts';
import { StatusBadge } from '../../shared/strategies/status-badge.tsx';
import { useShownName, useTypeName } from '../../shared/strategies/strategy-names.ts';
import { thumbnailCurve } from '../../shared/strategies/thumbnail-curve.ts';
import type { SampleTradeView } from './sample-trade-view.ts';

interface Props {
  readonly id: string;
  readonly sample: SampleTradeView;
}

/** A sample that visitors can look at: what it is, what it brought, its legs and its payoff. */
export function SamplePosition({ id, sample }: Props) {
  const t = useText();
  const name = useShownName()(sample.name, sample.symbol);
  const { symbol, structure, templateId } = sample;
  const alike = { symbol, legs: [], templateId: templateId as TemplateId };
  return (
    <div className="flex flex-col gap-4">
      <PageTitle
        title={name}
        aside={
          <span className="flex flex-wrap items-center gap-2">
            <StatusBadge status={sample.status} />
            <SimulatedBadge>{t('life.sample')}</SimulatedBadge>
            <ButtonLink
              look="quiet"
              to={sample.closed === null ? paths.options : paths.history}
              icon={<ArrowLeft size={16} aria-hidden="true" />}
            >
              {t(sample.closed === null ? 'position.back' : 'position.sample.toHistory')}
            </ButtonLink>
          </span>
        }
      />
      <MessageBox
        tone="info"
        title={t('position.sample.title')}
        actions={
          <>
            <ButtonLink
              look="primary"
              size="sm"
              to={builderPath({ ...alike, structure: structure as StructureId })}
            >
              {t('position.sample.alike')}
            </ButtonLink>
            <ButtonLink size="sm" to={paths.signIn} state={{ from: paths.position(id) }}>
              {t('overview.signIn')}
            </ButtonLink>
          </>
        }
      >
        {t('position.sample.text')}
      </MessageBox>
      <Facts sample={sample} />
      <Legs legs={sample.legs} />
    </div>
  );
}

function Facts({ sample }: { readonly sample: SampleTradeView }) {
  const t = useText();
  const format = useFormat();
  const typeName = useTypeName();
  const line = profitLine(sample.legs);
  const { maxProfit, maxLoss } = profitBounds(line);
  const curve = thumbnailCurve(line, sample.spot);
  const at = breakevens(line).map((price) => format.price(priceInDollars(price)));
  const { pnl, returns, capital, closed } = sample;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('position.type'), typeName(sample.templateId, sample.structure)],
    [t('position.sample.profit'), pnl === null ? '--' : <Profit value={pnl} />],
    [t('position.returns'), returns === null ? '--' : <PercentChange value={returns} />],
    [t('position.capital'), money(capital)],
    [t('life.opened'), format.monthDay(sample.opened)],
    ...(closed === null ? [] : [[t('life.closed'), format.monthDay(closed)] as const]),
    [t('analysis.maxProfit'), boundWords(t, format, maxProfit, 1)],
    [t('analysis.maxLoss'), boundWords(t, format, maxLoss, -1)],
    [t('analysis.breakevens'), at.length > 0 ? at.join(' / ') : t('analysis.none')],
  ];
  return (
    <Card label={t('position.curve')}>
      <CardHead
        title={t('position.curve')}
        beside={<span className="text-12 text-ink-3">{t('position.curveNote')}</span>}
      />
      <div className="p-4">
        <PayoffThumbnail curve={curve} width={800} height={180} fluid />
        <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-12 text-ink-3">{name}</dt>
              <dd className="figures font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

function Legs({ legs }: { readonly legs: readonly Leg[] }) {
  const t = useText();
  const { monthDay } = useFormat();
  return (
    <Card label={t('position.tab.legs')}>
      <CardHead title={t('position.tab.legs')} />
      <Table label={t('position.tab.legs')}>
        <thead>
          <tr>
            <Th>{t('leg.contract')}</Th>
            <Th num>{t('leg.expiry')}</Th>
            <Th num>{t('leg.quantity')}</Th>
            <Th num>{t('leg.premium')}</Th>
          </tr>
        </thead>
        <tbody>
          {legs.map((leg) => (
            <tr key={leg.symbol}>
              <Td>
                <span className="inline-flex items-center gap-1.5">
                  <LegMark leg={leg} />
                  {legWords(t, leg)}
                </span>
              </Td>
              <Td num>{isOptionLeg(leg) ? monthDay(leg.expiry) : '--'}</Td>
              <Td num>{decimal(positionSign(leg.position) * leg.quantity, 0)}</Td>
              <Td num>{amount(toDollars(leg.premium))}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
