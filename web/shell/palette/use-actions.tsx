import CandlestickChart from 'lucide-react/icons/chart-candlestick';
import Languages from 'lucide-react/icons/languages';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import SunMoon from 'lucide-react/icons/sun-moon';
import UserPlus from 'lucide-react/icons/user-plus';
import { useLocation, useNavigate } from 'react-router-dom';
import { cameFrom, paths } from '../../app/paths.ts';
import type { LanguageSetting, MarketColours } from '../../app/preferences.slice.ts';
import { useApplication, usePreferences, useSession } from '../../app/use-application.ts';
import { useText } from '../../i18n/use-text.ts';
import { useDark } from '../theme-toggle.tsx';
import { useSignOut } from '../use-sign-out.ts';
import { namesOf, type Entry } from './entry.ts';

type NameId = Parameters<typeof namesOf>[0];

const LANGUAGES: readonly (readonly [LanguageSetting, NameId])[] = [
  ['auto', 'palette.languageAuto'],
  ['zh-CN', 'palette.languageZh'],
  ['en', 'palette.languageEn'],
];

const COLOURS: readonly (readonly [MarketColours, NameId])[] = [
  ['auto', 'palette.coloursAuto'],
  ['cn', 'palette.coloursCn'],
  ['us', 'palette.coloursUs'],
  ['cb', 'palette.coloursCb'],
];

/** What can be done from anywhere; what is so already is left out. */
export function useActions(): readonly Entry[] {
  const t = useText();
  const { prefer } = useApplication();
  const { theme, language, marketColours } = usePreferences();
  const dark = useDark();
  const { user } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const action = (text: NameId, icon: Entry['icon'], run: () => void): Entry => ({
    id: `action ${text}`,
    icon,
    text: t(text),
    names: namesOf(text),
    run,
  });
  const enter = (to: string) => () => void navigate(to, { state: cameFrom(location) });

  return [
    action('palette.newStrategy', <Plus />, () => void navigate(paths.wizard)),
    dark
      ? action('shell.lightTheme', <Sun />, () => prefer({ theme: 'light' }))
      : action('shell.darkTheme', <Moon />, () => prefer({ theme: 'dark' })),
    ...(theme === 'system'
      ? []
      : [action('palette.systemTheme', <SunMoon />, () => prefer({ theme: 'system' }))]),
    ...LANGUAGES.filter(([setting]) => setting !== language).map(([setting, text]) =>
      action(text, <Languages />, () => prefer({ language: setting })),
    ),
    ...COLOURS.filter(([setting]) => setting !== marketColours).map(([setting, text]) =>
      action(text, <CandlestickChart />, () => prefer({ marketColours: setting })),
    ),
    ...(user
      ? [action('shell.signOut', <LogOut />, () => void signOut())]
      : [
          action('shell.signIn', <LogIn />, enter(paths.signIn)),
          action('shell.signUp', <UserPlus />, enter(paths.register)),
        ]),
  ];
}
