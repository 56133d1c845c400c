import { useEffect, useState, type ReactNode } from 'react';
import { useApplication } from '../../app/use-application.ts';
import { useLate } from '../use-late.ts';
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
  const [Palette, want] = useLate(async () => {
    const [module] = await Promise.all([fetchPalette(), texts.loadArea('palette')]);
    return module.Palette;
  });

  const show = () => {
    setOpen(true);
    if (!Palette) void want(show).then((came) => !came && setOpen(false));
  };
  // Nobody has asked yet: what cannot be fetched now is said when somebody does.
  const prepare = () => void fetchPalette().catch(() => undefined);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (open) setOpen(false);
      else show();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  return (
    <PaletteContext value={{ open: show, prepare }}>
      {children}
      {Palette && <Palette open={open} onOpenChange={setOpen} />}
    </PaletteContext>
  );
}
