import '../../../../styles/print.css';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Mark } from '../../../../shell/brand.tsx';
import { usePrinting } from '../../../../ui/use-printing.ts';
import { useFormat } from '../figures/use-format.ts';
import { LegMark } from '../legs/leg-mark.tsx';
import type { SharedTrade } from './shared-trade.ts';
import { tradeSheet } from './trade-sheet.ts';

interface Props {
  /** Called when the page is printed. */
  readonly trade: () => SharedTrade | null;
  /** Where the trade is found again. */
  readonly path: () => string;
}

/** The head of a printed trade: what it is, when and by which model and source, and its legs. Nothing on the screen. */
export function PrintHead({ trade: made, path }: Props) {
  const trade = usePrinting() ? made() : null;
  return trade && <Head trade={trade} link={`${window.location.origin}${path()}`} />;
}

function Head({ trade, link }: { readonly trade: SharedTrade; readonly link: string }) {
  const t = useText();
  const language = useLanguage();
  const format = useFormat();
  const { title, spot, time, source, model, legs } = tradeSheet(
    t,
    format,
    language,
    trade,
    'dollars',
  );
  return (
    <header className="paper-head mb-4 text-12">
      <p className="mb-3 flex items-center gap-2 border-b border-line pb-2">
        <Mark className="size-4" />
        <strong className="font-semibold">Toolyard</strong>
        <span lang="zh-CN" className="text-ink-3">
          工具坊
        </span>
        <span className="ml-auto text-ink-2">{source}</span>
      </p>
      <h2 className="text-20 font-semibold">{title}</h2>
      <p className="text-ink-2">
        {spot} · {time}
      </p>
      <ul className="my-2 columns-2 gap-8">
        {legs.map(({ leg, quantity, words, expiry, price }, i) => (
          <li key={i} className="flex items-center gap-1.5">
            <LegMark leg={leg} />
            <span>
              {quantity} × {words} {expiry}
            </span>
            <span className="figures ml-auto">{price}</span>
          </li>
        ))}
      </ul>
      <p className="text-11 text-ink-3">{model}</p>
      <p className="text-11 wrap-anywhere text-ink-3">
        <a href={link}>{link}</a>
      </p>
    </header>
  );
}
