import { toolLink } from '@toolyard/core/tools';
import Wrench from 'lucide-react/icons/wrench';
import { useListToolsQuery } from '../../api/generated-home.ts';
import { useCatalogueWords } from '../../i18n/use-catalogue-words.ts';
import { MENU } from '../menu-entries.ts';
import { namesOf, type Entry } from './entry.ts';

type NameId = Parameters<typeof namesOf>[0];

/** The menu's own names of a tool, in every language: the catalogue has its titles in one. */
const menuNames = (link: string): readonly string[] =>
  MENU.flatMap((entry) => entry.links ?? [])
    .filter(({ to }) => to === link)
    .flatMap(({ text }) => namesOf(text as NameId));

export interface Looked {
  readonly entries: readonly Entry[];
  readonly state: 'idle' | 'pending' | 'failed' | 'here';
  readonly again: () => void;
}

/** The tools of the catalogue. */
export function useTools(go: (to: string) => void): Looked {
  const inWords = useCatalogueWords();
  const { currentData, isError, isFetching, refetch } = useListToolsQuery();
  const entries = (currentData?.data ?? []).map((tool): Entry => {
    const link = toolLink(tool);
    const { title, description } = inWords(tool);
    return {
      id: `tool ${tool.id}`,
      icon: <Wrench />,
      text: title,
      names: [tool.id, description, tool.title, tool.description, ...menuNames(link)],
      run: () => go(link),
    };
  });
  return {
    entries,
    state: isFetching ? 'pending' : isError ? 'failed' : 'here',
    again: () => void refetch(),
  };
}
