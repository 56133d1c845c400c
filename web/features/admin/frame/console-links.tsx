import type { ReactNode } from 'react';
import ChartLine from 'lucide-react/icons/chart-line';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import FileText from 'lucide-react/icons/file-text';
import Gift from 'lucide-react/icons/gift';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mail from 'lucide-react/icons/mail';
import ScrollText from 'lucide-react/icons/scroll-text';
import Shield from 'lucide-react/icons/shield';
import Users from 'lucide-react/icons/users';
import Wrench from 'lucide-react/icons/wrench';
import { NavLink } from 'react-router-dom';
import type { en } from '../../../i18n/admin/en.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useReadDashboardStatsQuery } from '../dashboard/dashboard-api.ts';
import { useAdmin } from '../session/use-admin.tsx';
import { adminPaths } from './admin-paths.ts';

export interface ConsolePlace {
  readonly to: string;
  readonly text: keyof typeof en;
  readonly icon: ReactNode;
  readonly superadmin?: boolean;
  /** Open to the role support as well. */
  readonly support?: boolean;
  /** Goes there after `g`. */
  readonly key?: string;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The screens that the console's navigation names, in its order. */
const CONSOLE_PLACES: readonly ConsolePlace[] = [
  {
    to: adminPaths.dashboard,
    text: 'admin.dashboard',
    icon: <LayoutDashboard {...ICON} />,
    key: 'd',
  },
  { to: adminPaths.tools, text: 'admin.tools', icon: <Wrench {...ICON} />, key: 't' },
  {
    to: adminPaths.users,
    text: 'admin.users',
    icon: <Users {...ICON} />,
    support: true,
    key: 'u',
  },
  { to: adminPaths.lottery, text: 'admin.lottery', icon: <Gift {...ICON} />, key: 'y' },
  { to: adminPaths.content, text: 'admin.content', icon: <FileText {...ICON} />, key: 'c' },
  {
    to: adminPaths.profile,
    text: 'admin.profile',
    icon: <CircleUserRound {...ICON} />,
    support: true,
    key: 'p',
  },
  {
    to: adminPaths.admins,
    text: 'admin.admins',
    icon: <Shield {...ICON} />,
    superadmin: true,
    key: 'a',
  },
  {
    to: adminPaths.audit,
    text: 'admin.audit',
    icon: <ScrollText {...ICON} />,
    superadmin: true,
    key: 'l',
  },
  {
    to: adminPaths.market,
    text: 'admin.market',
    icon: <ChartLine {...ICON} />,
    superadmin: true,
    key: 'm',
  },
  {
    to: adminPaths.outbox,
    text: 'admin.outbox',
    icon: <Mail {...ICON} />,
    superadmin: true,
    key: 'o',
  },
];

const ADMIN_PLACES = CONSOLE_PLACES.filter(({ superadmin }) => !superadmin);

const SUPPORT_PLACES = CONSOLE_PLACES.filter(({ support }) => support);

const SENDING_PLACES = CONSOLE_PLACES.filter(({ to }) => to !== adminPaths.outbox);

/** The places that this operator may go to; a server that sends its mail has no outbox. */
export function usePlaces(): readonly ConsolePlace[] {
  const { role } = useAdmin();
  const isSuperadmin = role === 'superadmin';
  const { data } = useReadDashboardStatsQuery(undefined, { skip: !isSuperadmin });
  if (role === 'support') return SUPPORT_PLACES;
  if (!isSuperadmin) return ADMIN_PLACES;
  return data?.data?.hasOutbox === false ? SENDING_PLACES : CONSOLE_PLACES;
}

/** The console's navigation, in its sidebar and in its menu. */
export function ConsoleLinks({ onChoose }: { readonly onChoose?: () => void }) {
  const t = useText();
  return (
    <nav aria-label={t('admin.navigation')}>
      <ul className="flex flex-col gap-0.5">
        {usePlaces().map(({ to, text, icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              onClick={onChoose}
              className="flex h-8 items-center gap-2.5 rounded-2 px-2.5 font-medium text-ink-2 hover:bg-sunken hover:text-ink aria-[current]:bg-sunken aria-[current]:text-ink max-lg:h-11 dark:aria-[current]:bg-pressed [&[aria-current]>svg]:text-accent [&>svg]:text-ink-3"
            >
              {icon}
              {t(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
