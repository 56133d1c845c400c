import { useMemo } from 'react';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import { useNavigate } from 'react-router-dom';
import { en } from '../../../i18n/admin/en.ts';
import { zhCN } from '../../../i18n/admin/zh-CN.ts';
import { namesOfTexts } from '../../../i18n/names-of-texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Entry } from '../../../shell/palette/entry.ts';
import { useAddedEntries } from '../../../shell/palette/extra-entries.ts';
import { useAdmin } from '../session/use-admin.tsx';
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

/** The console's screens and acts in the palette, found by both languages. */
export function usePaletteEntries(showShortcuts: () => void): void {
  const t = useText();
  const navigate = useNavigate();
  const places = usePlaces();
  const governs = useAdmin().role === 'superadmin';
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
        entry('admin.new.tool', <Plus />, go(adminPaths.newTool)),
        ...(governs ? NEW.map(({ text, to }) => entry(text, <Plus />, go(to))) : []),
        entry('admin.shortcuts', <Keyboard />, showShortcuts),
        entry('admin.logout', <LogOut />, go(adminPaths.signOut)),
      ],
    };
  }, [t, navigate, places, governs, showShortcuts]);
  useAddedEntries(entries);
}
