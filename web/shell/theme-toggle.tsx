import { useEffect } from 'react';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useApplication, usePreferences, useSession } from '../app/use-application.ts';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/button.tsx';

/** Dark or light; says what a press will do. */
export function ThemeToggle() {
  const t = useText();
  const { prefer } = useApplication();
  const { theme } = usePreferences();
  const dark = theme === 'dark';
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
  const { theme } = usePreferences();
  const { status } = useSession();
  useEffect(() => {
    if (status === 'ready') document.documentElement.classList.toggle('dark', theme === 'dark');
  }, [theme, status]);
  return null;
}
