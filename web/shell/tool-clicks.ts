import { useEffect } from 'react';
import type { Services } from '../app/services.ts';
import { useApplication } from '../app/use-application.ts';

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

/** Counts clicks on all links to tools, which carry the id of the tool as `data-tool`. */
export function useToolClicks(): void {
  const { services } = useApplication();
  useEffect(() => {
    const count = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[data-tool]') : null;
      const id = link?.getAttribute('data-tool');
      if (id) countToolClick(services, id);
    };
    document.addEventListener('click', count, true);
    return () => document.removeEventListener('click', count, true);
  }, [services]);
}
