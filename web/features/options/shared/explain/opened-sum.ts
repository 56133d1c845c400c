import { createContext } from 'react';
import type { ExplanationRequest } from '@toolyard/core/options/explanations';

/** What the opened sum needs to know: which figure, where it stands, how to leave. */
export interface OpenedSum {
  readonly asked: ExplanationRequest;
  readonly figure: HTMLElement;
  readonly close: () => void;
}

export const OpenedSumContext = createContext<OpenedSum | null>(null);
