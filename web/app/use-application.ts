import { createContext, useContext } from 'react';
import { useSelector } from 'react-redux';
import type { Application } from './application.ts';
import type { RootState } from './store.ts';

export const ApplicationContext = createContext<Application | null>(null);

/** The running application: signing in and out, preferences, toasts. */
export function useApplication(): Application {
  const application = useContext(ApplicationContext);
  if (!application) throw new Error('no application above this component');
  return application;
}

export const useSession = () => useSelector((state: RootState) => state.session);

export const usePreferences = () => useSelector((state: RootState) => state.preferences);
