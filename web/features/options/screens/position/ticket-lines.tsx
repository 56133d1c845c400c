import { useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { clsx } from 'clsx';
import { isOptionLeg, type CommissionRates } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { money } from '../../../../ui/format.ts';
import { TextInput } from '../../../../ui/input.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { toneOf } from '../../shared/figures/figures.ts';
import { LegMark, legWords } from '../../shared/legs/leg-mark.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { deliverableWords } from '../../shared/chain/deliverable-words.ts';
import {
  QUOTE_SOURCES,
  type LineEntry,
  type LineSource,
  type PricedLine,
} from './ticket-prices.ts';

interface Props {
  readonly lines: readonly PricedLine[];
  /** What the server said of a line, by its place. */
  readonly faults: ReadonlyMap<number, string>;
  readonly change: (key: string, entry: Partial<LineEntry>) => void;
}

/** The trades of a ticket: bid, mid, ask or an own price, the commission, and the cash of each. On a phone a line is its words, its price and its cash; the rest opens. */
export function TicketLines({ lines, faults, change }: Props) {
  return (
    <ul className="-mx-5 divide-y divide-line border-y border-line">
      {lines.map((line, at) => (
        <Line key={line.key} line={line} fault={faults.get(at) ?? null} change={change} />
      ))}
    </ul>
  );
}

interface LineProps {
  readonly line: PricedLine;
  readonly fault: string | null;
  readonly change: Props['change'];
}

function Line({ line, fault, change }: LineProps) {
  const t = useText();
  const { monthDay, money } = useFormat();
  const { key, leg, cash } = line;
  const words = legWords(t, leg);
  const problem =
    fault ?? (line.price === null || line.commission === null ? t('life.priceRange') : null);
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || problem !== null;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_88px_64px_32px] items-center gap-x-2 gap-y-2 px-5 py-3 md:grid-cols-[minmax(0,1fr)_auto_104px_152px_92px] md:items-end md:gap-x-3">
      <p className="self-center">
        <span className="flex items-center gap-1.5 font-medium">
          <LegMark leg={leg} />
          {words}
        </span>
        <span className="block pl-4 text-12 text-ink-3">
          {isOptionLeg(leg)
            ? t('life.contractsTo', { count: leg.quantity, day: monthDay(leg.expiry) })
            : t('life.shares', { count: leg.quantity })}
        </span>
        {line.deliverable && (
          <span className="block pl-4 text-12 text-ink-3">
            {deliverableWords(t, { symbol: leg.symbol, deliverable: line.deliverable })}
          </span>
        )}
      </p>
      <LinePrices line={line} words={words} fault={fault} isOpen={isOpen} change={change} />
      <div className={clsx('max-md:order-last max-md:col-span-full', !isOpen && 'max-md:hidden')}>
        <TextInput
          aria-label={t('life.commissionOf', { leg: words })}
          aria-invalid={line.commission === null || undefined}
          inputMode="decimal"
          autoComplete="off"
          lead={<span className="text-ink-2">{t('life.feeTotal')} $</span>}
          placeholder="0.00"
          value={line.shownCommission}
          onChange={(event) => change(key, { commission: event.target.value })}
        />
      </div>
      <p className="text-right md:pb-1.5">
        <span className={`figures font-semibold ${toneOf(cash ?? 0)}`}>{money(cash)}</span>
      </p>
      <button
        type="button"
        aria-label={t('life.lineMore', { leg: words })}
        aria-expanded={isOpen}
        className="grid h-10 place-items-center rounded-2 text-ink-3 hover:bg-sunken md:hidden"
        onClick={() => setOpened(!isOpened)}
      >
        <ChevronDown size={16} aria-hidden="true" className={isOpen ? 'rotate-180' : undefined} />
      </button>
      {problem !== null && (
        <p role="alert" className="col-span-full text-12 text-danger max-md:order-last">
          {problem}
        </p>
      )}
    </li>
  );
}

interface PricesProps extends LineProps {
  readonly words: string;
  /** On a phone: where the price comes from is on show. */
  readonly isOpen: boolean;
}

function LinePrices({ line, words, fault, isOpen, change }: PricesProps) {
  const t = useText();
  const { price } = useFormat();
  const { key, quote, entry } = line;
  const choices: LineSource[] = [...QUOTE_SOURCES.filter((each) => quote?.[each] != null), 'own'];
  return (
    <>
      <Segments<LineSource>
        label={t('life.priceSourceOf', { leg: words })}
        className={clsx(
          'max-md:order-last max-md:col-span-full max-md:*:flex-auto max-md:*:px-1',
          !isOpen && 'max-md:hidden',
        )}
        value={entry.source}
        onChange={(source) =>
          change(key, source === 'own' ? { source, typed: price(line.price) } : { source })
        }
        segments={choices.map((value) => ({
          value,
          label: value === 'own' ? t('life.own') : `${t(`life.${value}`)} ${price(quote?.[value])}`,
        }))}
      />
      <TextInput
        aria-label={t('life.priceOf', { leg: words })}
        aria-invalid={line.price === null || fault !== null || undefined}
        inputMode="decimal"
        autoComplete="off"
        lead="$"
        value={entry.source === 'own' ? entry.typed : price(line.price)}
        onChange={(event) => change(key, { source: 'own', typed: event.target.value })}
      />
    </>
  );
}

/** The rates that the commissions of an order start from; nothing where there are none. */
export function RatesNote(props: { readonly rates: CommissionRates }) {
  const t = useText();
  const { perContract, perTrade } = props.rates;
  if (perContract === 0 && perTrade === 0) return null;
  const rates = { contract: money(toDollars(perContract)), trade: money(toDollars(perTrade)) };
  return <p className="text-12 text-ink-3">{t('life.feeRates', rates)}</p>;
}
