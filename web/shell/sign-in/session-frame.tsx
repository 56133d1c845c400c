import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { Brand } from '../brand.tsx';
import { paths } from '../../app/paths.ts';
import { LanguageSwitch } from '../language-switch.tsx';
import { SkipLink } from '../skip-link.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';
import { MeasuredMark } from './measured-mark.tsx';

const LINK = 'text-accent underline underline-offset-3';

interface Props {
  /** Beside the mark, what this is the sign-in of. */
  readonly badge?: ReactNode;
  /** Below the form; the terms where nothing else stands there. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A form of 360 px on white; beside it the mark as a measured drawing. */
export function SessionFrame({ badge, foot, children }: Props) {
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex min-w-0 flex-col px-4 py-3 sm:px-6 lg:px-10 lg:py-6">
        <SkipLink />
        <header className="flex min-h-8 items-center gap-2">
          <Brand full={!badge} />
          {badge}
          <div className="ml-auto flex items-center gap-2">
            <LanguageSwitch />
            <ThemeToggle />
          </div>
        </header>
        <main id="content" tabIndex={-1} className="m-auto w-full max-w-90 py-8 outline-none">
          {children}
        </main>
        <footer className="text-12 text-ink-3">{foot ?? <Terms />}</footer>
      </div>
      <MeasuredMark />
    </div>
  );
}

function Terms() {
  const t = useText();
  return (
    <>
      {t('session.agree')}
      <Link to={paths.terms} className={LINK}>
        {t('session.terms')}
      </Link>
      {t('session.and')}
      <Link to={paths.privacy} className={LINK}>
        {t('session.privacy')}
      </Link>
    </>
  );
}
