import { lazyArea } from './lazy-area.tsx';

/** The product's own space, which the console shows with the screens of Content Management. */
export const ConsoleContent = lazyArea<{ readonly operatorId: string }>('content', () =>
  import('../features/content/console/console-content.tsx').then((m) => m.ConsoleContent),
);
