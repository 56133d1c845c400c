/** A sentence of core as a title: its first letter is large. */
export const titleOf = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
