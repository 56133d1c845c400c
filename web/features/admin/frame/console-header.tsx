import { useState } from 'react';
import Menu from 'lucide-react/icons/menu';
import { useText } from '../../../i18n/use-text.ts';
import { Brand } from '../../../shell/brand.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { ConsoleLinks } from './console-links.tsx';
import { ConsoleMenu } from './console-menu.tsx';
import { ConsoleFoot } from './console-foot.tsx';
import { FindButton } from './find-button.tsx';

/** The sidebar of the console; on small screens a bar with a menu button. */
export function ConsoleHeader() {
  const t = useText();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className="sticky top-0 z-20 flex border-line bg-surface max-lg:h-14 max-lg:items-center max-lg:border-b max-lg:pr-2 max-lg:pl-4 lg:h-dvh lg:flex-col lg:border-r lg:p-3">
      <div className="flex h-10 flex-none items-center gap-2.5 lg:mb-2 lg:px-2">
        <Brand full={false} />
        <Badge>{t('admin.badge')}</Badge>
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto max-lg:hidden">
        <FindButton />
        <ConsoleLinks />
        <ConsoleFoot />
      </div>
      <div className="ml-auto flex lg:hidden">
        <FindButton brief />
        <IconButton
          label={t('shell.openMenu')}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <Menu size={20} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </div>
      <ConsoleMenu open={menuOpen} onOpenChange={setMenuOpen} />
    </header>
  );
}
