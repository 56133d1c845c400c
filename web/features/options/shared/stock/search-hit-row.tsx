import type { SearchHitResponse } from '../../../../api/generated.ts';
import { useText, useLanguage } from '../../../../i18n/use-text.ts';
import { PriceChange } from '../../../../ui/price.tsx';
import { exchangeName, typeName } from './listed-words.ts';
import { useFormat } from '../figures/use-format.ts';
import type { ChosenStock } from '../drafts/wizard.slice.ts';

interface Props {
  readonly hit: SearchHitResponse;
  readonly chosen: boolean;
  readonly onChoose: (stock: ChosenStock) => void;
}

/** One stock of the search: symbol, name, price, change, type, currency and market. */
export function SearchHitRow({ hit, chosen, onChoose }: Props) {
  const t = useText();
  const language = useLanguage();
  const { spot } = useFormat();
  const market = hit.market === 'stocks' ? t('market.stocks') : hit.market;
  const facts = [
    hit.primary_exchange ? exchangeName(hit.primary_exchange) : market,
    typeName(t, hit.type),
    hit.currency,
  ]
    .filter(Boolean)
    .join(' · ');
  const inOrder = language === 'en' ? [hit.name, hit.name_zh] : [hit.name_zh, hit.name];
  const names = inOrder.filter(Boolean);
  // Both names of a recorded chain repeat its symbol and date.
  const name = hit.type === 'FILE' ? names[0] : names.join(' · ');
  return (
    <li className="relative grid grid-cols-[1fr_auto] gap-x-3 rounded-2 px-3 py-2 hover:bg-sunken has-aria-pressed:bg-accent-tint">
      {/* The button covers the row; its name holds the words that it shows. */}
      <button
        type="button"
        aria-pressed={chosen}
        aria-label={t('wizard.choose', { symbol: hit.ticker, name: hit.name })}
        onClick={() => onChoose({ symbol: hit.ticker, name: hit.name, nameZh: hit.name_zh })}
        className="text-left text-13 font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-2"
      >
        {hit.ticker}
      </button>
      <span className="text-right text-13 font-semibold tabular-nums">{spot(hit.price)}</span>
      <span className="col-span-2 text-12 text-ink-2">{name}</span>
      <span className="text-12 text-ink-3">{facts}</span>
      <span className="text-right text-12">
        {hit.change === null || hit.change_percent === null ? (
          '--'
        ) : (
          <PriceChange change={hit.change} fraction={hit.change_percent / 100} />
        )}
      </span>
    </li>
  );
}
