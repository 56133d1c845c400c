import Megaphone from 'lucide-react/icons/megaphone';
import type { NamedReportResponse } from '../../../../api/generated.ts';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { useFormat, type Format } from '../figures/use-format.ts';

type Report = Pick<NamedReportResponse, 'date' | 'time' | 'confirmed'>;

/** `Earnings Nov 20, before the open (estimated)` */
export const reportWords = (t: Translate, format: Format, { date, time, confirmed }: Report) =>
  t(confirmed ? 'earnings.on' : 'earnings.expectedOn', {
    day: format.monthDay(date),
    time: t(`earnings.time.${time ?? 'unknown'}`),
  });

/** Marks what a report falls into: an expiry, a position, a day of a slider. */
export function EarningsMark({ report }: { readonly report: Report }) {
  const t = useText();
  const words = reportWords(t, useFormat(), report);
  return (
    <span title={words} className="ml-1 inline-flex align-[-2px] text-hot">
      <Megaphone size={13} aria-hidden="true" />
      <span className="sr-only">{words}</span>
    </span>
  );
}
