import BookOpen from 'lucide-react/icons/book-open';
import FileText from 'lucide-react/icons/file-text';
import House from 'lucide-react/icons/house';
import Ticket from 'lucide-react/icons/ticket';
import User from 'lucide-react/icons/user';
import type { LucideIcon } from 'lucide-react';
import Wrench from 'lucide-react/icons/wrench';
import { placeKey } from '../../app/place-keys.ts';
import { PAGE_ICONS } from '../../app/page-icons.ts';
import type { Page } from '../../app/page.ts';
import { PAGES } from '../../app/pages.tsx';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../app/use-application.ts';
import { useText } from '../../i18n/use-text.ts';
import { namesOf, type Entry } from './entry.ts';

/** Icons of pages outside the options area, by the beginning of their paths. */
const ICONS: readonly (readonly [start: string, icon: LucideIcon])[] = [
  [paths.lottery, Ticket],
  [paths.tools, Wrench],
  ['/resources', BookOpen],
  [paths.profile, User],
];

/** What else pages are found by: prize draws are often called lottery tickets. */
const ALIASES: readonly (readonly [start: string, names: readonly string[]])[] = [
  [paths.lottery, ['prize draw', 'raffle', '彩票', '抽奖']],
  [paths.wizard, ['plan a strategy', 'new strategy', '规划策略']],
  [paths.earnings, ['earnings calendar']],
  [paths.history, ['trade history']],
];

function iconOf({ path, title }: Page): LucideIcon {
  if (path === paths.home) return House;
  const own = title && PAGE_ICONS[title];
  return own ?? ICONS.find(([start]) => path.startsWith(start))?.[1] ?? FileText;
}

/** The pages that this visitor may open. */
export function usePages(go: (to: string) => void): readonly Entry[] {
  const t = useText();
  const { user } = useSession();
  const isOpen = ({ frame }: Page): boolean =>
    frame === 'account' ? user !== null : frame !== 'console' || user?.role === 'superadmin';
  return PAGES.filter(isOpen).flatMap((page) => {
    const { path, palette, frame } = page;
    if (palette === undefined) return [];
    const Icon = iconOf(page);
    const isOptions = frame === 'options';
    const key = placeKey(path);
    return {
      id: `page ${path}`,
      icon: <Icon />,
      text: t(palette),
      ...(isOptions && { detail: t('palette.area') }),
      ...(key && { keys: ['g', key] }),
      names: [
        ...namesOf(palette),
        ...(isOptions ? namesOf('palette.area') : []),
        ...ALIASES.flatMap(([start, names]) => (path.startsWith(start) ? names : [])),
        path,
      ],
      run: () => go(path),
    };
  });
}
