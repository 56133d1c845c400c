import { createContext, useContext } from 'react';

/** Whether a path, such as /about, leads to a page of the site. Screens cannot read the table of pages, which names them. */
export const SitePages = createContext<(path: string) => boolean>(() => true);

export const useSitePages = () => useContext(SitePages);
