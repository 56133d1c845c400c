import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SessionFrame } from '../../../shell/sign-in/session-frame.tsx';
import { Badge } from '../../../ui/badge.tsx';

interface Props {
  /** Below the form; the way to the site where nothing else stands there. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page on the way into the console. */
export function AdminFrame({ foot, children }: Props) {
  const t = useText();
  return (
    <SessionFrame
      badge={<Badge>{t('admin.badge')}</Badge>}
      foot={
        foot ?? (
          <Link to={paths.home} className="touch-area text-accent underline underline-offset-3">
            {t('admin.site')}
          </Link>
        )
      }
    >
      {children}
    </SessionFrame>
  );
}
