import Search from 'lucide-react/icons/search';
import { useText } from '../../../i18n/use-text.ts';
import { usePalette } from '../../../shell/palette/palette-context.ts';
import { IconButton } from '../../../ui/button.tsx';
import { KeyCap } from '../../../ui/key-cap.tsx';

const SHORTCUT = /mac|iphone|ipad/i.test(window.navigator.platform) ? '⌘K' : 'Ctrl K';
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Opens the command palette; an icon where the place is narrow. */
export function FindButton({ brief = false }: { readonly brief?: boolean }) {
  const t = useText();
  const palette = usePalette();
  const keys = { 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'Control+K Meta+K' } as const;
  const open = { onClick: palette?.open, onPointerEnter: palette?.prepare };
  if (brief) {
    return (
      <IconButton label={t('shell.palette')} {...keys} {...open}>
        <Search {...ICON} />
      </IconButton>
    );
  }
  return (
    <button
      type="button"
      {...keys}
      {...open}
      className="mb-1 flex h-8 flex-none items-center gap-2 rounded-2 border border-line bg-canvas px-2 text-ink-3 hover:border-line-2 hover:text-ink"
    >
      <Search {...ICON} className="flex-none" />
      <span className="truncate">{t('admin.find')}</span>
      <span aria-hidden="true" className="ml-auto whitespace-nowrap">
        <KeyCap>{SHORTCUT}</KeyCap>
      </span>
    </button>
  );
}
