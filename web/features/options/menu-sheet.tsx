import { useText } from '../../i18n/use-text.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { MarketAge } from './market-age.tsx';
import { MenuLinks, type MenuProps } from './menu-links.tsx';

interface Props extends MenuProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Every page of the options area and the age of the market's data, from the bottom of a phone's screen. */
export function MenuSheet({ entries, current, open, onOpenChange }: Props) {
  const t = useText();
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('menu.label')}
      closeLabel={t('shell.closeMenu')}
      className="max-h-[calc(100dvh-var(--topbar))]"
    >
      <nav aria-label={t('menu.label')} className="mx-2.5 grid grid-cols-2 gap-1">
        <MenuLinks
          look="sheet"
          entries={entries}
          current={current}
          onChoose={() => onOpenChange(false)}
        />
      </nav>
      <div className="mx-5 mt-3 border-t border-line pt-3 empty:hidden">
        <MarketAge />
      </div>
    </Sheet>
  );
}
