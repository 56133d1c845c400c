import { Suspense } from 'react';
import type {
  AdjustmentEntry,
  FillResponse,
  StrategyResponse,
  StrategyStepResponse,
} from '../../../../api/generated.ts';
import { lazyArea } from '../../../../app/lazy-area.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { amount } from '../../../../ui/format.ts';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { toneOf } from '../../shared/figures/figures.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { MarksCard } from './marks-card.tsx';
import { bookedWords, stepWords } from './booked-words.ts';
import { filledLeg } from './position-sums.ts';
import { StepsCard } from './steps-card.tsx';
import { legWords } from '../../shared/legs/leg-mark.tsx';

const JournalCard = lazyArea('optionsJournal', () =>
  import('../../shared/journal/journal-card.tsx').then((module) => module.JournalCard),
);

/** What was done to the strategy with the cash of each step, and what it was worth at each mark. */
export function HistoryTab({ position }: { readonly position: StrategyResponse }) {
  const t = useText();
  const { monthDay } = useFormat();
  const opened = position.steps.length > 0;
  const recorded = [
    [t('position.created'), monthDay(position.createdAt)],
    [t('position.updated'), monthDay(position.updatedAt)],
  ] as const;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <dl className="flex gap-4 text-12 text-ink-3 lg:col-span-2">
        {recorded.map(([name, date]) => (
          <div key={name} className="flex gap-1">
            <dt>{name}</dt>
            <dd className="tabular-nums">{date}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-1 gap-4">
        <Suspense>
          <JournalCard position={position} />
        </Suspense>
        {opened && <StepsCard position={position} />}
        <Adjustments position={position} />
      </div>
      <div className="grid grid-cols-1 gap-4">
        {opened && <MarksCard id={position.id} />}
        <Prices position={position} />
      </div>
    </div>
  );
}

function Adjustments({ position }: { readonly position: StrategyResponse }) {
  const t = useText();
  const format = useFormat();
  const { dayOrTime, monthDay, price } = format;
  const stepOf = ({ date, action }: AdjustmentEntry) =>
    position.steps.find((step) => step.at === date && step.kind === action);
  const { steps } = position;
  const fillWords = (step: StrategyStepResponse, fill: FillResponse) =>
    bookedWords(t, format, { steps, step, fill }) ??
    [
      legWords(t, filledLeg(fill)),
      ...(fill.expiration ? [monthDay(fill.expiration)] : []),
      `${fill.contracts} × ${price(fill.price)}`,
    ].join(' ');
  return (
    <Card label={t('history.adjustments')}>
      <CardHead title={t('history.adjustments')} />
      {position.adjustments.length === 0 ? (
        <EmptyState title={t('history.noAdjustments')} />
      ) : (
        <Table label={t('history.adjustments')}>
          <thead>
            <tr>
              <Th>{t('history.date')}</Th>
              <Th>{t('history.action')}</Th>
              <Th>{t('history.details')}</Th>
            </tr>
          </thead>
          <tbody>
            {position.adjustments.map((entry, at) => {
              const step = stepOf(entry);
              return (
                <tr key={at}>
                  <Td>{dayOrTime(entry.date)}</Td>
                  <Td>{step ? stepWords(t, step) : entry.action}</Td>
                  <Td className="py-2 wrap-anywhere whitespace-normal">
                    {step
                      ? step.fills.map((fill) => fillWords(step, fill)).join(t('list.comma'))
                      : entry.details}
                  </Td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

function Prices({ position }: { readonly position: StrategyResponse }) {
  const t = useText();
  const { spot, dayOrTime } = useFormat();
  return (
    <Card label={t('history.prices')}>
      <CardHead title={t('history.prices')} />
      <Table label={t('history.prices')}>
        <thead>
          <tr>
            <Th>{t('history.date')}</Th>
            <Th num>{t('history.price')}</Th>
            <Th num>{t('history.profit')}</Th>
          </tr>
        </thead>
        <tbody>
          {position.priceHistory.map((entry, at) => (
            <tr key={at}>
              <Td>{dayOrTime(entry.date)}</Td>
              <Td num>{spot(entry.price)}</Td>
              <Td num>
                <span className={toneOf(entry.pnl)}>{amount(entry.pnl, 'always')}</span>
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
