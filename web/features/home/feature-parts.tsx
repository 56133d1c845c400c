import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import ListChecks from 'lucide-react/icons/list-checks';
import Search from 'lucide-react/icons/search';
import { useText } from '../../i18n/use-text.ts';
import { KeyCap } from '../../ui/key-cap.tsx';

const PLATE = 'divide-y divide-line rounded-3 border border-line bg-surface text-12';
const ROW = 'flex items-center gap-2 px-3 py-2';

/** The palette with a word typed. */
export function JumpPart() {
  const t = useText();
  return (
    <div className={PLATE}>
      <div className={`${ROW} text-13`}>
        <Search size={14} className="text-ink-3" />
        msft
      </div>
      <div className="p-1">
        <div className="flex h-7.5 items-center gap-2 rounded-2 bg-sunken px-2 text-ink">
          <ChartCandlestick size={14} className="text-ink-3" />
          {t('more.jumpPosition')}
          <KeyCap className="ml-auto">
            <CornerDownLeft size={11} className="inline" />
          </KeyCap>
        </div>
        <div className="flex h-7.5 items-center gap-2 px-2 text-ink-2">
          <ListChecks size={14} className="text-ink-3" />
          {t('more.jumpStock')}
        </div>
      </div>
    </div>
  );
}

const KEYS = [
  { keys: ['↑', '↓'], text: 'more.keyMove' },
  { keys: ['B', 'S'], text: 'more.keyTrade' },
  { keys: ['Ctrl', 'K'], text: 'more.keyJump' },
  { keys: ['Ctrl', 'Z'], text: 'more.keyUndo' },
] as const;

export function KeysPart() {
  const t = useText();
  return (
    <ul className="grid gap-2 text-12 text-ink-3">
      {KEYS.map(({ keys, text }) => (
        <li key={text} className="flex items-center gap-1">
          {keys.map((key) => (
            <KeyCap key={key}>{key}</KeyCap>
          ))}
          <span className="ml-2">{t(text)}</span>
        </li>
      ))}
    </ul>
  );
}

const MARKETS = [
  { market: 'us', text: 'more.marketUs' },
  { market: 'cn', text: 'more.marketCn' },
  { market: 'cb', text: 'more.marketCb' },
] as const;

/** One move in the colours of three readers. */
export function MarketsPart() {
  const t = useText();
  return (
    <ul className={PLATE}>
      {MARKETS.map(({ market, text }) => (
        <li key={market} data-market={market} className={`${ROW} figures gap-3`}>
          <span className="mr-auto text-ink-3">{t(text)}</span>
          <b className="font-semibold text-up">▲ +2.41%</b>
          <b className="font-semibold text-down">▼ −1.08%</b>
        </li>
      ))}
    </ul>
  );
}

/** Steps that can be taken back, the present one on top. */
export function HistoryPart() {
  const t = useText();
  const steps = [
    { text: t('more.stepStrike'), when: t('more.now') },
    { text: t('more.stepLeg'), when: t('more.minutes', { count: 1 }) },
    { text: t('more.stepTemplate'), when: t('more.minutes', { count: 2 }) },
  ];
  return (
    <ol className={PLATE}>
      {steps.map(({ text, when }, i) => (
        <li key={text} className={`${ROW} ${i ? 'text-ink-2' : 'text-ink'}`}>
          <span
            className={`size-[7px] rounded-full border-[1.5px] ${i ? 'border-ink-4' : 'border-accent-solid bg-accent-solid'}`}
          />
          {text}
          <span className="ml-auto text-ink-3">{when}</span>
        </li>
      ))}
    </ol>
  );
}
