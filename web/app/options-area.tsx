import { lazy, useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../ui/spinner.tsx';
import { useApplication } from './use-application.ts';

const OptionsRoutes = lazy(() =>
  import('../features/options/options-routes.tsx').then((m) => ({ default: m.OptionsRoutes })),
);

type Fetched = 'not yet' | 'here' | { readonly fault: unknown };

/** The options screens with their texts, both fetched when somebody first comes here. */
export function OptionsArea() {
  const t = useText();
  const { texts } = useApplication();
  const [fetched, setFetched] = useState<Fetched>(() =>
    texts.has('options') ? 'here' : 'not yet',
  );
  useEffect(() => {
    let wanted = true;
    const set = (next: Fetched) => wanted && setFetched(next);
    texts.loadArea('options').then(
      () => set('here'),
      (fault: unknown) => set({ fault }),
    );
    return () => {
      wanted = false;
    };
  }, [texts]);
  if (typeof fetched === 'object') throw fetched.fault;
  return fetched === 'here' ? <OptionsRoutes /> : <Loading text={t('shell.loading')} />;
}
