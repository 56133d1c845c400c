import { createContext, useContext } from 'react';
import { useAppSelector } from './store.ts';
import type { Application } from './application.ts';

export const ApplicationContext = createContext<Application | null>(null);

/** The running application: signing in and out, preferences, toasts. */
export function useApplication(): Application {
  const application = useContext(ApplicationContext);
  if (!application) throw new Error('no application above this component');
  return application;
}

export const useSession = () => useAppSelector((state) => state.session);

export const usePreferences = () => useAppSelector((state) => state.preferences);
