import Star from 'lucide-react/icons/star';
import { useText } from '../../../../i18n/use-text.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { useListName } from './list-name.ts';
import { useWatchlist } from './use-watchlist.ts';

interface Props {
  readonly symbol: string;
  readonly className?: string;
}

/** The star of a stock: filled while it is watched. Its texts are those of `optionsMarket`. */
export function StarButton({ symbol, className }: Props) {
  const t = useText();
  const nameOf = useListName();
  const { has, toggle, lists, chosen } = useWatchlist();
  const watched = has(symbol);
  return (
    <IconButton
      label={
        lists.length > 1
          ? t(watched ? 'watchlist.removeFrom' : 'watchlist.addTo', {
              symbol,
              list: nameOf(chosen),
            })
          : t(watched ? 'watchlist.remove' : 'watchlist.add', { symbol })
      }
      className={className}
      onClick={() => toggle(symbol)}
    >
      <Star
        size={14}
        strokeWidth={1.75}
        aria-hidden="true"
        className={watched ? 'fill-c2 text-c2' : 'text-ink-4'}
      />
    </IconButton>
  );
}
