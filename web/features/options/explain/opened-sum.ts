import { createContext } from 'react';
import type { Asked } from '@toolyard/core/options/analysis/explain';

/** What the opened sum needs to know: which figure, where it stands, how to leave. */
export interface OpenedSum {
  readonly asked: Asked;
  readonly figure: HTMLElement;
  readonly close: () => void;
}

export const OpenedSumContext = createContext<OpenedSum | null>(null);
