import type { Services } from './services.ts';

/**
 * Tells the server that a tool was opened. The call carries neither cookie nor token, has no retry and no visible
 * outcome.
 */
export function countToolClick({ origin, fetch }: Pick<Services, 'origin' | 'fetch'>, id: string) {
  void fetch(`${origin}/api/home/tools/${encodeURIComponent(id)}/clicks`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
}
