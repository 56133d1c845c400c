import { useSyncExternalStore } from 'react';
import Search from 'lucide-react/icons/search';
import { useText } from '../../i18n/use-text.ts';
import { usePalette } from './palette-context.ts';

const never = () => () => undefined;
const named = () => (/mac|iphone|ipad/i.test(window.navigator.platform) ? '⌘K' : 'Ctrl K');

/** What the shortcut is called on this machine; a page drawn beforehand does not know the machine. */
const useShortcut = (): string => useSyncExternalStore(never, named, () => 'Ctrl K');

/** A field that is none: it opens the command palette. An icon where the header is narrow. */
export function PaletteButton() {
  const t = useText();
  const palette = usePalette();
  const shortcut = useShortcut();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={`${t('shell.palette')} (${shortcut})`}
      onClick={palette?.open}
      onPointerEnter={palette?.prepare}
      onFocus={palette?.prepare}
      className="flex h-8 flex-none items-center gap-2 rounded-2 text-ink-3 hover:text-ink max-xl:w-8 max-xl:justify-center max-xl:text-ink-2 max-xl:hover:bg-sunken max-md:size-10 xl:w-52 xl:border xl:border-line xl:bg-canvas xl:px-2 xl:hover:border-line-2"
    >
      <Search size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
      <span className="truncate max-xl:sr-only">{t('shell.palette')}</span>
      <kbd
        aria-hidden="true"
        className="ml-auto rounded-1 border border-line-2 bg-surface px-1 font-sans text-11 max-xl:hidden"
      >
        {shortcut}
      </kbd>
    </button>
  );
}
