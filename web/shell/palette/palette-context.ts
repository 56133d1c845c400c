import { createContext, useContext } from 'react';

interface PaletteDoor {
  readonly open: () => void;
  /** Fetches what opening will need, so that it opens at once. */
  readonly prepare: () => void;
}

export const PaletteContext = createContext<PaletteDoor | null>(null);

/** The command palette of the application; null where there is none. */
export const usePalette = (): PaletteDoor | null => useContext(PaletteContext);
