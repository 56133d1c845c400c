import { useCallback, useState } from 'react';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { usePlaces } from './console-links.tsx';
import { usePaletteEntries } from './use-palette-entries.tsx';
import { useConsoleShortcuts } from './use-console-shortcuts.ts';

/** What the keyboard does in the console: its keys, their list, and its part of the palette. */
export function ConsoleKeys() {
  const [listed, setListed] = useState(false);
  const showList = useCallback(() => setListed(true), []);
  const places = usePlaces();
  usePaletteEntries(showList);
  useConsoleShortcuts({ places, showList });
  return <ShortcutsDialog open={listed} onOpenChange={setListed} />;
}
