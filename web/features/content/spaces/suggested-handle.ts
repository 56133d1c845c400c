import { parseHandle, slugOf, SPACE_HANDLE_MAX } from '@toolyard/core/content';

/** The address that a title suggests; empty where it suggests none. */
export function suggestedHandle(title: string): string {
  if (!/[a-z]/i.test(title)) return '';
  const cut = slugOf(title).slice(0, SPACE_HANDLE_MAX).replace(/-+$/, '');
  const handle = parseHandle(cut);
  return handle.ok ? handle.value : '';
}
