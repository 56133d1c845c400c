import { useState } from 'react';
import { parseOptionSymbol } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import type {
  ImportedLineResponse,
  ImportTradesReport,
  LineOutcome,
} from '../../../../api/generated.ts';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { amount } from '../../../../ui/format.ts';
import { Profit } from '../../../../ui/price.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { useFormat, type Format } from '../figures/use-format.ts';
import { useShownName } from '../strategies/strategy-names.ts';

const OUTCOMES = ['refused', 'step', 'known', 'skipped'] as const satisfies readonly LineOutcome[];
type Shown = LineOutcome | 'all';

/** Rows that are drawn before somebody asks for all. */
const FIRST_ROWS = 100;

interface Props {
  readonly report: Pick<ImportTradesReport, 'imported' | 'refused' | 'trades' | 'lines'>;
  /** Name of the broker. */
  readonly broker: string;
  /** Whether the trades were added, or only would be. */
  readonly done: boolean;
  /** What the table of lines is called. */
  readonly lines: string;
}

/** What fills of a broker make: trades, and what becomes of each line. */
export function FillsReport({ report, broker, done, lines: label }: Props) {
  const t = useText();
  const shownName = useShownName();
  const { imported: count, refused, trades, lines = [] } = report;
  const countOf = (wanted: LineOutcome) => lines.filter(({ outcome }) => outcome === wanted).length;
  const open = trades.filter((trade) => trade.open).length;
  const counts = { count, open, refused, known: countOf('known'), skipped: countOf('skipped') };
  return (
    <section aria-label={t('records.import.verdicts')} className="mt-4">
      <p role="status" className="font-medium">
        {t(done ? 'records.import.readDone' : 'records.import.read', {
          broker,
          ...counts,
        })}
      </p>
      {trades.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {trades.map(({ line, name, symbol, fills, returnAmount, open: isOpen, continued }) => (
            <li
              key={`${line} ${symbol}`}
              className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">
                {shownName(name, symbol)}
                <span className="mx-2 text-12 text-ink-3">
                  {t('records.import.fills', { count: fills })}
                </span>
                {isOpen && <Badge tone="accent">{t('records.import.open')}</Badge>}
                {continued && (
                  <span className="block text-12 text-ink-3">{t('records.import.continued')}</span>
                )}
              </span>
              {isOpen ? (
                <span className="figures">
                  {t('records.import.cash', { amount: amount(returnAmount, 'always') })}
                </span>
              ) : (
                <Profit value={returnAmount} write={amount} />
              )}
            </li>
          ))}
        </ul>
      )}
      <Lines label={label} lines={lines} trades={trades} />
    </section>
  );
}

function Lines({
  label,
  lines,
  trades,
}: {
  readonly label: string;
  readonly lines: readonly ImportedLineResponse[];
  readonly trades: ImportTradesReport['trades'];
}) {
  const t = useText();
  const [shown, setShown] = useState<Shown>('all');
  const [whole, setWhole] = useState(false);
  const chosen = lines.filter(({ outcome }) => shown === 'all' || outcome === shown);
  const rows = whole ? chosen : chosen.slice(0, FIRST_ROWS);
  const counted = OUTCOMES.map((outcome) => ({
    outcome,
    count: lines.filter((line) => line.outcome === outcome).length,
  })).filter(({ count }) => count > 0);
  const segments = [
    { value: 'all' as Shown, label: t('records.import.all', { count: lines.length }) },
    ...counted.map(({ outcome, count }) => ({
      value: outcome as Shown,
      label: t(`records.import.${outcome}`, { count }),
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <>
      <div className="mt-4 mb-2 overflow-x-auto">
        <Segments
          label={t('records.import.show')}
          segments={segments}
          value={shown}
          onChange={setShown}
        />
      </div>
      <Table label={label}>
        <thead>
          <tr>
            <Th num>{t('records.import.lineHead')}</Th>
            <Th>{t('records.import.fillHead')}</Th>
            <Th>{t('records.import.resultHead')}</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((line, place) => (
            <Line key={`${line.line} ${place}`} line={line} trades={trades} />
          ))}
        </tbody>
      </Table>
      {rows.length < chosen.length && (
        <Button className="mt-2" onClick={() => setWhole(true)}>
          {t('records.import.more', { count: chosen.length })}
        </Button>
      )}
    </>
  );
}

interface LineProps {
  readonly line: ImportedLineResponse;
  readonly trades: ImportTradesReport['trades'];
}

function Line({ line, trades }: LineProps) {
  const t = useText();
  const format = useFormat();
  const shownName = useShownName();
  const { outcome, step, trade, message, symbol = '' } = line;
  const joined = trade === undefined ? undefined : trades[trade];
  const isRefused = outcome === 'refused';
  return (
    <tr>
      <Td num>{line.line}</Td>
      <Td className="min-w-28 wrap-anywhere whitespace-normal">
        {outcome === 'step' ? fillWords(t, format, line) : symbol}
      </Td>
      <Td className="wrap-anywhere whitespace-normal">
        {joined && step ? (
          <>
            {t(`life.step.${step}`)}{' '}
            <span className="text-ink-3">{shownName(joined.name, joined.symbol)}</span>
          </>
        ) : (
          <span className={isRefused ? 'text-danger' : 'text-ink-3'}>{message}</span>
        )}
      </Td>
    </tr>
  );
}

/** `Sell 2 SPY Mar 20 580 put at 2.35`, `Buy 100 MSFT at 400.00`. */
function fillWords(
  t: Translate,
  { monthDay, price: priceText }: Format,
  { symbol = '', quantity = 0, price = 0, step }: ImportedLineResponse,
): string {
  if (step === 'dividend')
    return t('life.dividend', {
      symbol,
      price: `$${priceText(price)}`,
      shares: Math.abs(quantity),
    });
  const parsed = parseOptionSymbol(symbol);
  const action = t(quantity > 0 ? 'leg.buy' : 'leg.sell');
  const traded = { action, count: Math.abs(quantity), price: priceText(price) };
  if (!parsed.ok) return t('records.import.shares', { ...traded, symbol });
  const { type, strike, expiry, underlying } = parsed.value;
  return t('records.import.option', {
    ...{ ...traded, symbol: underlying, expiry: monthDay(expiry), strike: toDollars(strike) },
    type: t(type === 'call' ? 'leg.call' : 'leg.put'),
  });
}
