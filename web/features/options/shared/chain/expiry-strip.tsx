import { useEffect, useRef } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { RadioGroup } from 'radix-ui';
import { isKnownByClose } from '@toolyard/core/market';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/select.tsx';
import { useFormat } from '../figures/use-format.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { EarningsMark } from '../earnings/earnings-mark.tsx';
import { useReportsOf } from '../earnings/use-reports.ts';
import { rootWords } from './contract-words.ts';
import { ExpiryMark, RootMark } from './expiry-mark.tsx';
import { cellIndex, dateOfKey, type ExpiryCell, type ExpiryKey } from './expiry-key.ts';

interface Props {
  readonly symbol: string | undefined;
  readonly expiries: readonly ExpiryCell[];
  readonly chosen: ExpiryKey | null;
  /** An expiry in whose place the chosen one is shown, because it is listed no longer. */
  readonly delisted: ExpiryKey | null;
  readonly onChoose: (expiry: ExpiryKey) => void;
}

/**
 * Expiries side by side with their days and at-the-money volatility; arrow keys choose the next one, the chosen one is
 * centred. The first expiry after an earnings report is marked. The buttons at the ends choose the neighbour, the menu
 * any of them.
 */
export function ExpiryStrip({ symbol, expiries, chosen, delisted, onChoose }: Props) {
  const t = useText();
  const reports = useReportsOf(symbol);
  const { monthDay, percent } = useFormat();
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const cell = strip.current?.querySelector<HTMLElement>('[aria-checked="true"]');
    if (strip.current && cell)
      strip.current.scrollLeft =
        cell.offsetLeft - (strip.current.clientWidth - cell.offsetWidth) / 2;
  }, [chosen, expiries.length]);

  if (expiries.length === 0) return null;
  const at = cellIndex(expiries, chosen);
  const shown = expiries[at]?.key ?? null;
  const neighbour = (step: 1 | -1) => {
    const next = at < 0 ? undefined : expiries[at + step];
    const Arrow = step < 0 ? ChevronLeft : ChevronRight;
    return (
      <Button
        look="quiet"
        size="sm"
        className="px-1! pointer-coarse:w-10"
        aria-label={t(step < 0 ? 'chain.earlierExpiry' : 'chain.laterExpiry')}
        disabled={!next}
        onClick={() => next && onChoose(next.key)}
      >
        <Arrow size={16} aria-hidden="true" />
      </Button>
    );
  };

  /** The report between an expiry and the one before it. */
  const reportOf = (index: number) => {
    const [before, here] = [expiries[index - 1]?.expiry, expiries[index]!.expiry];
    return reports.find(
      (report) => isKnownByClose(report, here) && !(before && isKnownByClose(report, before)),
    );
  };

  return (
    <>
      <div className="flex items-center gap-1 border-b border-line p-2">
        {neighbour(-1)}
        <RadioGroup.Root
          ref={strip}
          aria-label={t('wizard.expiries')}
          loop={false}
          value={shown}
          onValueChange={(key) => onChoose(key as ExpiryKey)}
          className="faded-ends relative flex min-w-0 flex-1 gap-1 overflow-x-auto [scrollbar-width:thin]"
        >
          {expiries.map((cell, index) => {
            const { key, expiry, kind, daysToExpiry, volatilityAtForward } = cell;
            const report = reportOf(index);
            return (
              <RadioGroup.Item
                key={key}
                value={key}
                className="max-w-full min-w-24 flex-none rounded-2 border border-transparent px-2.5 py-1.5 text-left hover:bg-sunken aria-checked:border-accent-solid aria-checked:bg-accent-tint aria-checked:text-accent"
              >
                <span className="block text-13 font-medium whitespace-nowrap max-md:whitespace-normal">
                  {monthDay(expiry)}
                  <ExpiryMark kind={kind} />
                  <RootMark cell={cell} />
                  {report && <EarningsMark report={report} />}
                </span>
                <span className="block text-11 whitespace-nowrap text-ink-3 tabular-nums [[aria-checked=true]>&]:text-accent">
                  {t('wizard.days', { days: daysToExpiry })} · {percent(volatilityAtForward)}
                </span>
              </RadioGroup.Item>
            );
          })}
        </RadioGroup.Root>
        {neighbour(1)}
        <span className="relative flex size-7 flex-none items-center justify-center rounded-2 border border-line-2 text-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:border-control pointer-coarse:size-10">
          <ChevronDown size={16} aria-hidden="true" />
          <Select
            title={t('chain.anyExpiry')}
            aria-label={t('chain.anyExpiry')}
            className="absolute inset-0 size-full! cursor-pointer opacity-0"
            value={shown ?? ''}
            choices={expiries.map((cell) => ({
              value: cell.key,
              label: [
                monthDay(cell.expiry),
                t('wizard.days', { days: cell.daysToExpiry }),
                t(`chain.kind.${cell.kind}`),
                rootWords(t, cell),
              ]
                .filter(Boolean)
                .join(' · '),
            }))}
            onChoose={onChoose}
          />
        </span>
      </div>
      {delisted && shown && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2 text-12 text-warn"
        >
          <span className="flex-1">
            {t('chain.delisted', {
              expiry: monthDay(dateOfKey(delisted)),
              shown: monthDay(dateOfKey(shown)),
            })}
          </span>
          <Button size="sm" onClick={() => onChoose(shown)}>
            {t('chain.useExpiry', { expiry: monthDay(dateOfKey(shown)) })}
          </Button>
        </div>
      )}
    </>
  );
}
