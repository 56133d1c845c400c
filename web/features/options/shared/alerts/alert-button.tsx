import { Suspense } from 'react';
import { lazyArea } from '../../../../app/lazy-area.tsx';
import { useSession } from '../../../../app/use-application.ts';
import type { AlertOpenerProps } from './alert-opener.tsx';

const AlertOpener = lazyArea('options', () =>
  import('./alert-opener.tsx').then((m) => m.AlertOpener),
);

/** The bell of a figure that can be watched. Only a signed-in user has alerts: visitors do not fetch it. */
export function AlertButton(props: AlertOpenerProps) {
  const { user } = useSession();
  return (
    user && (
      <Suspense fallback={<span className="size-8 flex-none max-md:size-10" />}>
        <AlertOpener {...props} />
      </Suspense>
    )
  );
}
