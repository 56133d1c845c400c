import { createContext, useContext } from 'react';
import { useSession } from '../../../app/use-application.ts';
import { consoleContentPaths, contentPaths, type ContentPaths } from './content-paths.ts';

/** The operator in whose console the pages stand; null on the site. */
export const ContentOperator = createContext<{ readonly operatorId: string } | null>(null);

/** Where the pages of a space stand, and who works in them. */
export interface ContentPlace {
  readonly isConsole: boolean;
  readonly paths: ContentPaths;
  /** The member's account, empty while nobody is signed in; null for an operator. */
  readonly userId: string | null;
  /** Under whose name drafts are stored on the device. */
  readonly deviceOwner: string;
}

export function useContentPlace(): ContentPlace {
  const operator = useContext(ContentOperator);
  const { user } = useSession();
  if (operator)
    return {
      isConsole: true,
      paths: consoleContentPaths,
      userId: null,
      deviceOwner: operator.operatorId,
    };
  const userId = user?.id ?? '';
  return { isConsole: false, paths: contentPaths, userId, deviceOwner: userId };
}
