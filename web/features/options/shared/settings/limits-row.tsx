import type { ReactNode } from 'react';
import type { BrokenLimit } from '@toolyard/core/options/capital';
import { moneyOf, toDollars } from '@toolyard/core/shared';
import { Link } from 'react-router-dom';
import { paths } from '../../../../app/paths.ts';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { money, percent } from '../../../../ui/format.ts';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { NoticeRow } from '../../../../ui/notice-row.tsx';

/** A limit that is exceeded, and the open trade that exceeds it where it is a limit of one trade. */
interface ExceededLimit extends BrokenLimit {
  readonly trade?: { readonly id: string; readonly name: string } | null;
}

interface Props {
  /** Nothing is shown for none. */
  readonly broken: readonly ExceededLimit[];
  /** Head of the column of values. */
  readonly of: 'plan' | 'account';
  readonly className?: string;
  /** What can be done about it, under the table. */
  readonly children?: ReactNode;
}

function amountWords(t: Translate, limit: BrokenLimit['limit'], value: BrokenLimit['value']) {
  if (value === 'unlimited') return t('optionsSettings.limits.unlimited');
  if (limit === 'maxHoldingDays') return t('optionsSettings.limits.days', { value });
  return limit === 'maxRiskExposure' || limit === 'freeCapital'
    ? money(toDollars(moneyOf(value)))
    : percent(value / 100);
}

/** Limits that are exceeded, in one row that opens them as a table; the risk of the trade stands in the row. */
export function LimitsRow({ broken, of, className, children }: Props) {
  const t = useText();
  const first = broken.find(({ limit }) => limit === 'riskPerTrade') ?? broken[0];
  if (!first) return null;
  const words = ({ limit, value }: BrokenLimit) => amountWords(t, limit, value);
  const most = (each: BrokenLimit) => amountWords(t, each.limit, each.most);
  const summary = [
    t('optionsSettings.limits.exceeded', { count: broken.length }),
    t(`optionsSettings.limits.brief.${first.limit}`, { value: words(first), most: most(first) }),
  ].join(' · ');
  return (
    <NoticeRow label={t('optionsSettings.limits.title')} summary={summary} className={className}>
      <Table label={t('optionsSettings.limits.title')} className="w-full">
        <thead>
          <tr>
            <Th>{t('optionsSettings.limits.limit')}</Th>
            <Th num>{t(`optionsSettings.limits.${of}`)}</Th>
            <Th num>{t('optionsSettings.limits.yours')}</Th>
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {broken.map((each) => (
            <tr key={`${each.limit} ${each.trade?.id ?? ''}`}>
              <Td>
                {t(`optionsSettings.${each.limit}`)}
                {each.trade && <small className="block text-ink-3">{each.trade.name}</small>}
              </Td>
              <Td num className="font-semibold">
                {words(each)}
              </Td>
              <Td num>{most(each)}</Td>
              <td aria-hidden="true">
                <LimitBar {...each} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className="mt-3 flex flex-col items-start gap-2">
        {children}
        <Link to={paths.optionsSettings} className="font-medium text-accent hover:underline">
          {t('optionsSettings.warn.change')}
        </Link>
      </div>
    </NoticeRow>
  );
}

/** The value as a bar of twice the limit, with a tick at the limit. */
const LimitBar = ({ value, most }: BrokenLimit) => (
  <span className="relative block h-1.5 rounded-full bg-sunken" style={{ width: 64 }}>
    <span
      className="block h-full rounded-full bg-warn"
      style={{ width: `${value === 'unlimited' ? 100 : Math.min(100, (50 * value) / most)}%` }}
    />
    <span className="absolute left-1/2 w-0.5 bg-ink" style={{ top: -4, bottom: -4 }} />
  </span>
);
