import { useMemo } from 'react';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import User from 'lucide-react/icons/user';
import { useNavigate } from 'react-router-dom';
import { adminApi } from '../../../api/generated-admin.ts';
import { en } from '../../../i18n/admin/en.ts';
import { zhCN } from '../../../i18n/admin/zh-CN.ts';
import { namesOfTexts } from '../../../i18n/names-of-texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Entry } from '../../../shell/palette/entry.ts';
import { useAddedEntries } from '../../../shell/palette/extra-entries.ts';
import { useAdmin, useIsSupport } from '../session/use-admin.tsx';
import { adminPaths } from './admin-paths.ts';
import { usePlaces } from './console-links.tsx';

type ConsoleText = keyof typeof en;

const namesOf = namesOfTexts(en, zhCN);

/** What superadmins begin. */
const NEW: readonly { readonly text: ConsoleText; readonly to: string }[] = [
  { text: 'admin.new.user', to: adminPaths.newUser },
  { text: 'admin.new.admin', to: adminPaths.newAdmin },
  { text: 'admin.importUsers', to: adminPaths.importUsers },
];

const MOST_USERS = 5;

/** The console's screens, users and acts in the palette, found by both languages. */
export function usePaletteEntries(showShortcuts: () => void): void {
  const t = useText();
  const navigate = useNavigate();
  const [findUsers] = adminApi.useLazyListUsersQuery();
  const places = usePlaces();
  const governs = useAdmin().role === 'superadmin';
  const operates = !useIsSupport();
  const entries = useMemo(() => {
    const entry = (text: ConsoleText, icon: Entry['icon'], run: () => void): Entry => ({
      id: `console ${text}`,
      icon,
      text: t(text),
      names: namesOf(text),
      run,
    });
    const go = (to: string) => () => void navigate(to);
    return {
      pages: places.map(({ text, icon, to }) => entry(text, icon, go(to))),
      actions: [
        ...(operates ? [entry('admin.new.tool', <Plus />, go(adminPaths.newTool))] : []),
        ...(governs ? NEW.map(({ text, to }) => entry(text, <Plus />, go(to))) : []),
        entry('admin.shortcuts', <Keyboard />, showShortcuts),
        entry('admin.logout', <LogOut />, go(adminPaths.signOut)),
      ],
      findUsers: async (search: string) => {
        const { users } = await findUsers({ search, limit: MOST_USERS }).unwrap();
        return users.map(({ id, name, email }): Entry => {
          const run = go(adminPaths.user(id));
          return { id: `user ${id}`, icon: <User />, text: name, detail: email, names: [], run };
        });
      },
    };
  }, [t, navigate, findUsers, places, governs, operates, showShortcuts]);
  useAddedEntries(entries);
}
