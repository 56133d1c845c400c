import type { ReactNode } from 'react';
import type { DashboardStats } from '../../../api/generated-admin.ts';
import { useText, useLanguage } from '../../../i18n/use-text.ts';
import { localDay } from '../../../ui/format-date.ts';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';

interface Stat {
  readonly label: string;
  readonly figure: ReactNode;
  /** What is counted. */
  readonly note: ReactNode;
}

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The figures in one card, split by hairlines; their places stand while they come. */
export function StatStrip({ stats }: { readonly stats: DashboardStats | null }) {
  const t = useText();
  const cells = useStats(stats);
  const strip = (
    <dl
      aria-label={t('admin.stats')}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-3 border border-line bg-line sm:grid-cols-3 xl:grid-cols-4 [&>:last-child]:sm:max-xl:col-span-2"
    >
      {cells.map(({ label, figure, note }) => (
        <div key={label} className="flex min-h-24 min-w-0 flex-col bg-surface px-4 py-3">
          <dt className="text-12 text-ink-2">{label}</dt>
          <dd className="figures mt-0.5 text-20 font-semibold">{figure}</dd>
          <dd className="mt-auto pt-1 text-12 text-ink-3">{note}</dd>
        </div>
      ))}
    </dl>
  );
  return stats ? strip : <SkeletonBlock label={t('shell.loading')}>{strip}</SkeletonBlock>;
}

function useStats(stats: DashboardStats | null): readonly Stat[] {
  const t = useText();
  const written = useLanguage();
  const figure = (value: (known: DashboardStats) => ReactNode) =>
    stats ? value(stats) : <Skeleton className="my-1.5 w-12" />;
  const count = (of: (known: DashboardStats) => number) =>
    figure((known) => of(known).toLocaleString(written));
  return [
    {
      label: t('admin.stats.admins'),
      figure: count(({ adminCount }) => adminCount),
      note: t('admin.stats.adminsNote'),
    },
    {
      label: t('admin.stats.lotteries'),
      figure: count(({ lotteryCount }) => lotteryCount),
      note: t('admin.stats.lotteriesNote'),
    },
    {
      label: t('admin.stats.active'),
      figure: count(({ activeEvents }) => activeEvents),
      note: t('admin.stats.activeNote'),
    },
    {
      label: t('admin.stats.tools'),
      figure: count(({ toolCount }) => toolCount),
      note: t('admin.stats.toolsNote'),
    },
    {
      label: t('admin.stats.shown'),
      figure: count(({ activeTools }) => activeTools),
      note: t('admin.stats.shownNote'),
    },
    {
      label: t('admin.stats.clicks'),
      figure: count(({ toolClicks }) => toolClicks),
      note: t('admin.stats.clicksNote'),
    },
    {
      label: t('admin.stats.users'),
      figure: count(({ userCount }) => userCount),
      note: t('admin.stats.usersNote', {
        count: stats?.newUsersThisWeek.toLocaleString(written) ?? '--',
      }),
    },
    {
      label: t('admin.stats.lastLogin'),
      figure: figure(({ lastLogin }) =>
        lastLogin ? localDay(lastLogin, written) : t('admin.stats.firstLogin'),
      ),
      note: stats?.lastLogin
        ? new Date(stats.lastLogin).toLocaleTimeString(written, CLOCK)
        : t('admin.stats.lastLoginNote'),
    },
  ];
}
