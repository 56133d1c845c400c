import { useState, type ReactNode } from 'react';
import { useApplication } from '../../app/use-application.ts';
import { useKeyDown } from '../../ui/use-shortcuts.ts';
import { useLazyComponent } from '../use-lazy-component.ts';
import { PaletteContext } from './palette-context.ts';

const isShortcut = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  event.key.toLowerCase() === 'k';

const fetchPalette = () => import('./palette.tsx');

/** Opens the command palette, by Ctrl or Cmd and K from every page; the palette itself is fetched then. */
export function PaletteProvider({ children }: { readonly children: ReactNode }) {
  const { texts } = useApplication();
  const [open, setOpen] = useState(false);
  const [Palette, load] = useLazyComponent(async () => {
    const [module] = await Promise.all([fetchPalette(), texts.loadArea('palette')]);
    return module.Palette;
  });

  const show = () => {
    setOpen(true);
    if (!Palette) void load(show).then((loaded) => !loaded && setOpen(false));
  };
  // A failure is shown when the palette is opened, not before.
  const prepare = () => void fetchPalette().catch(() => undefined);

  useKeyDown((event) => {
    if (!isShortcut(event)) return false;
    if (open) setOpen(false);
    else show();
    return true;
  });

  return (
    <PaletteContext value={{ open: show, prepare }}>
      {children}
      {Palette && <Palette open={open} onOpenChange={setOpen} />}
    </PaletteContext>
  );
}
