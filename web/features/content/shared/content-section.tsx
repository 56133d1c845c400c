import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { RequireUser } from '../../../app/require-user.tsx';
import { useContentPlace } from './content-place.ts';

interface Props {
  /** The greatest width. */
  readonly className: string;
  readonly children: ReactNode;
}

/** The frame of a page of a space: on the site for those who are signed in; the console has its own frame and door. */
export function ContentSection({ className, children }: Props) {
  const { isConsole } = useContentPlace();
  return (
    <section
      className={clsx(
        'flex w-full flex-1 flex-col gap-5',
        className,
        !isConsole && 'mx-auto px-4 py-8 md:px-6',
      )}
    >
      {isConsole ? children : <RequireUser>{children}</RequireUser>}
    </section>
  );
}
