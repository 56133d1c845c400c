import { toolLink } from '@toolyard/core/tools';
import { useListHomeAppsQuery } from '../api/generated-home.ts';
import { paths } from '../app/paths.ts';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { MENU } from './menu-entries.ts';

interface SiteLink {
  readonly id: string;
  readonly label: string;
  readonly to: string;
  /** The id of the tool that it leads to. */
  readonly tool?: string;
}

/** An entry of the top bar: a link, or a list of links that opens under it. */
export interface SiteEntry {
  readonly id: string;
  readonly label: string;
  readonly route?: string;
  readonly links?: readonly SiteLink[];
}

/** Maximum number of tools in a menu; the page of all tools has the rest. */
const MOST_TOOLS = 8;

/** What stands in the menu while the catalogue is not there. */
const USUAL_TOOLS = [
  { text: 'nav.tools.options', to: paths.options },
  { text: 'nav.tools.analysis', to: paths.dataAnalysis },
  { text: 'nav.tools.content', to: paths.content },
  { text: 'nav.tools.generator', to: paths.codeGenerator },
] as const;

/**
 * The tools of the catalogue as links, the usual ones while it loads or fails; the page of all tools stands in for those
 * that are not there.
 */
export function useToolLinks(): readonly SiteLink[] {
  const t = useText();
  const { data } = useListHomeAppsQuery({ 'Accept-Language': useLanguage() });
  const tools = data?.data ?? [];
  const links: readonly SiteLink[] = data
    ? tools.slice(0, MOST_TOOLS).map((tool) => ({
        id: tool.id,
        label: tool.title,
        to: toolLink(tool),
        tool: tool.id,
      }))
    : USUAL_TOOLS.map(({ text, to }) => ({ id: to, label: t(text), to }));
  return links.length > 0 && links.length === tools.length
    ? links
    : [...links, { id: 'all', label: t('nav.tools.all'), to: paths.tools }];
}

/** The entries of the top bar in the language of the screen. */
export function useSiteMenu(): readonly SiteEntry[] {
  const t = useText();
  const tools = useToolLinks();
  return MENU.map(({ id, text, route, links }) => ({
    id,
    label: t(text),
    ...(route !== undefined && { route }),
    ...(id === 'tools'
      ? { links: tools.filter(({ to }) => to !== paths.lottery) }
      : links && {
          links: links.map((link) => ({ id: link.to, label: t(link.text), to: link.to })),
        }),
  }));
}
