import { useContext, useMemo } from 'react';
import {
  assignmentsByDay,
  dividendRisks,
  type AnalysisInput,
  type AssignmentDay,
} from '@toolyard/core/options/analysis';
import type { CalendarDate } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { AlertButton } from '../../shared/alerts/alert-button.tsx';
import { WatchedFiguresContext } from '../../shared/alerts/watched-figures.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { legWords } from '../../shared/legs/leg-mark.tsx';

/** Dates of a leg that are shown, the last day before the expiry and the expiry among them. */
const DATES = 6;

/** Days spread over the lifetime of a leg, the last one before a dividend among them. */
function shownDays(
  days: readonly AssignmentDay[],
  lastDay: CalendarDate | undefined,
): readonly AssignmentDay[] {
  if (days.length <= DATES) return days;
  const before = days.length - 2;
  const spread = Array.from({ length: DATES - 1 }, (_, i) =>
    Math.round((before * i) / (DATES - 2)),
  );
  const shown = new Set([...spread, days.length - 1]);
  return days.filter(({ date }, i) => shown.has(i) || date === lastDay);
}

/** The chance that short legs have been assigned by a day. */
export function AssignmentCard({ input }: { readonly input: AnalysisInput }) {
  const t = useText();
  const format = useFormat();
  const legs = useMemo(() => {
    const risks = dividendRisks(input);
    return assignmentsByDay(input).flatMap((days, index) => {
      const leg = input.legs[index];
      const risk = risks.find((each) => each.leg === index);
      return days && leg ? [{ leg, index, days: shownDays(days, risk?.lastDay) }] : [];
    });
  }, [input]);
  const watched = useContext(WatchedFiguresContext);
  if (legs.length === 0) return null;
  return (
    <Card label={t('risk.assignment')}>
      <CardHead
        title={t('risk.assignment')}
        controls={
          watched?.strategyId && (
            <AlertButton
              start={{ kind: 'assignment', strategyId: watched.strategyId }}
              about={t('risk.assignment')}
            />
          )
        }
      />
      <Table label={t('risk.assignment')}>
        <thead>
          <tr>
            <Th>{t('risk.shortLeg')}</Th>
            <Th num>{t('risk.byDay')}</Th>
            <Th num>{t('risk.assigned')}</Th>
          </tr>
        </thead>
        <tbody>
          {legs.flatMap(({ leg, index, days }) =>
            days.map(({ date, probability }, i) => (
              <tr key={`${index} ${date}`}>
                <Td>{i === 0 ? legWords(t, leg) : null}</Td>
                <Td num>{format.monthDay(date)}</Td>
                <Td num>{format.percent(probability)}</Td>
              </tr>
            )),
          )}
        </tbody>
      </Table>
      <p className="border-t border-line px-4 py-2.5 text-12 text-ink-3">
        {t('risk.assignmentNote')}
      </p>
    </Card>
  );
}
