import { MenuDrawer } from '../../../shell/menu-drawer.tsx';
import { ConsoleFoot } from './console-foot.tsx';
import { ConsoleLinks } from './console-links.tsx';

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The sidebar's contents on small screens. */
export const ConsoleMenu = ({ open, onOpenChange }: Props) => (
  <MenuDrawer open={open} onOpenChange={onOpenChange} hidden="lg:hidden">
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-2.5 pb-3">
      <ConsoleLinks onChoose={() => onOpenChange(false)} />
      <ConsoleFoot />
    </div>
  </MenuDrawer>
);
