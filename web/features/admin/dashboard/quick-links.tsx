import type { ReactNode } from 'react';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import LogOut from 'lucide-react/icons/log-out';
import ScrollText from 'lucide-react/icons/scroll-text';
import Shield from 'lucide-react/icons/shield';
import Users from 'lucide-react/icons/users';
import Wrench from 'lucide-react/icons/wrench';
import { Link } from 'react-router-dom';
import type { TextId } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../ui/card.tsx';
import { adminPaths } from '../frame/admin-paths.ts';
import { SuperadminOnly } from '../session/use-admin.tsx';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Where operators go from the dashboard. */
export function QuickLinks() {
  const t = useText();
  return (
    <Card label={t('admin.quick')}>
      <CardHead title={t('admin.quick')} />
      <ul className="p-2">
        <Quick to={adminPaths.tools} text="admin.quick.tools" icon={<Wrench {...ICON} />} />
        <Quick to={adminPaths.users} text="admin.quick.users" icon={<Users {...ICON} />} />
        <SuperadminOnly>
          <Quick to={adminPaths.admins} text="admin.quick.admins" icon={<Shield {...ICON} />} />
          <Quick to={adminPaths.audit} text="admin.audit" icon={<ScrollText {...ICON} />} />
        </SuperadminOnly>
        <Quick
          to={adminPaths.profile}
          text="admin.quick.profile"
          icon={<CircleUserRound {...ICON} />}
        />
        <Quick to={adminPaths.signOut} text="admin.logout" icon={<LogOut {...ICON} />} />
      </ul>
    </Card>
  );
}

interface QuickProps {
  readonly to: string;
  readonly text: TextId;
  readonly icon: ReactNode;
}

function Quick({ to, text, icon }: QuickProps) {
  const t = useText();
  return (
    <li>
      <Link
        to={to}
        className="flex h-8 items-center gap-2.5 rounded-2 px-2 text-ink-2 hover:bg-sunken hover:text-ink pointer-coarse:h-10 dark:hover:bg-pressed [&>svg]:text-ink-3"
      >
        {icon}
        {t(text)}
      </Link>
    </li>
  );
}
