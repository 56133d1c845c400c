/** Counts up whenever an analysis of the same input gives other figures: stored figures of another version are stale. */
export const FIGURES_VERSION = 1;
