import { lazy, useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../ui/spinner.tsx';
import { useApplication } from './use-application.ts';

const OptionsRoutes = lazy(() =>
  import('../features/options/options-routes.tsx').then((m) => ({ default: m.OptionsRoutes })),
);

/** The options screens with their texts, both fetched when somebody first comes here. */
export function OptionsArea() {
  const t = useText();
  const { texts } = useApplication();
  const [ready, setReady] = useState(() => texts.has('options'));
  useEffect(() => {
    let here = true;
    void texts.loadArea('options').then(() => here && setReady(true));
    return () => {
      here = false;
    };
  }, [texts]);
  return ready ? <OptionsRoutes /> : <Loading text={t('shell.loading')} />;
}
