/** How long a browser may take to begin with a file, and to ask where it goes. */
const HELD_FOR_MS = 60_000;

/** Hands a text or bytes to the browser as a file. */
export function downloadFile(name: string, content: string | Blob, type: string): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(new Blob([content], { type }));
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), HELD_FOR_MS);
}

/** A day of the calendar on the user's wall, for names of files: `2026-11-30`. */
export const localDay = (now: number, timeZone?: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
