import { useText } from '../../i18n/use-text.ts';
import { KeyCap } from '../../ui/key-cap.tsx';

/** The keys of the list, and how much it holds. */
export function PaletteFoot({ count }: { readonly count: number }) {
  const t = useText();
  return (
    <div className="flex h-9 flex-none items-center gap-4 border-t border-line px-4 text-12 text-ink-3">
      <span aria-hidden="true" className="flex items-center gap-1.5 max-md:hidden">
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap>
        {t('palette.choose')}
      </span>
      <span aria-hidden="true" className="flex items-center gap-1.5 max-md:hidden">
        <KeyCap>↵</KeyCap>
        {t('palette.open')}
      </span>
      <span role="status" className="ml-auto">
        {t('palette.results', { count })}
      </span>
    </div>
  );
}
