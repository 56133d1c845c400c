import { jsonOf, keptText, type StoreAt } from './kept-text.ts';

/** How a visitor trades, kept in this browser; reading answers whatever was found there. */
export interface KeptOptionsSettings {
  read(): unknown;
  keep(settings: object): void;
}

export function keptOptionsSettings(at: StoreAt): KeptOptionsSettings {
  const kept = keptText(at, 'optionsSettings');
  return {
    read: () => jsonOf(kept.read()),
    keep: (settings) => kept.keep(JSON.stringify(settings)),
  };
}
