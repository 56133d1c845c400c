import { useEffect } from 'react';
import { countToolClick } from '../app/tool-clicks.ts';
import { useApplication } from '../app/use-application.ts';

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
