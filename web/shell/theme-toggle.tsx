import { useEffect, useSyncExternalStore } from 'react';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useApplication, usePreferences, useSession } from '../app/use-application.ts';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/button.tsx';

const darkSystem = () => window.matchMedia?.('(prefers-color-scheme: dark)');

const onSystemChange = (changed: () => void) => {
  const media = darkSystem();
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
};

/** Whether the page is dark: by choice, or because the system is and nothing else is chosen. */
export function useDark(): boolean {
  const { theme } = usePreferences();
  const system = useSyncExternalStore(
    onSystemChange,
    () => darkSystem()?.matches ?? false,
    () => false,
  );
  return theme === 'dark' || (theme === 'system' && system);
}

/** Dark or light; says what a press will do. */
export function ThemeToggle() {
  const t = useText();
  const { prefer } = useApplication();
  const dark = useDark();
  const Icon = dark ? Sun : Moon;
  return (
    <IconButton
      label={t(dark ? 'shell.lightTheme' : 'shell.darkTheme')}
      onClick={() => prefer({ theme: dark ? 'light' : 'dark' })}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}

/** Puts the class `dark` on the root element or takes it off, once the preference has been read. */
export function ThemeClass() {
  const dark = useDark();
  const { status } = useSession();
  useEffect(() => {
    if (status === 'ready') document.documentElement.classList.toggle('dark', dark);
  }, [dark, status]);
  return null;
}
