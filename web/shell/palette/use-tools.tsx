import { toolLink } from '@toolyard/core/tools';
import Wrench from 'lucide-react/icons/wrench';
import { useListToolsQuery } from '../../api/generated-home.ts';
import { isComing } from '../../app/coming-pages.ts';
import { catalogueZh } from '../../i18n/home/catalogue-zh-CN.ts';
import { readerOf } from '../../i18n/names-of-texts.ts';
import { useCatalogueWords } from '../../i18n/use-catalogue-words.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Entry } from './entry.ts';

/** A seeded tool is found by its Chinese words in either language. */
const inChinese = readerOf('zh-CN', catalogueZh);

export interface Looked {
  readonly entries: readonly Entry[];
  readonly state: 'idle' | 'pending' | 'failed' | 'here';
  readonly again: () => void;
}

/** The tools of the catalogue. */
export function useTools(go: (to: string) => void): Looked {
  const t = useText();
  const inWords = useCatalogueWords();
  const { currentData, isError, isFetching, refetch } = useListToolsQuery();
  const entries = (currentData?.data ?? []).map((tool): Entry => {
    const link = toolLink(tool);
    const { title, description } = inWords(tool);
    return {
      id: `tool ${tool.id}`,
      icon: <Wrench />,
      text: title,
      ...(isComing(link) && { detail: t('shell.coming') }),
      names: [tool.id, description, tool.title, tool.description, inChinese(tool.title)],
      run: () => go(link),
    };
  });
  return {
    entries,
    state: isFetching ? 'pending' : isError ? 'failed' : 'here',
    again: () => void refetch(),
  };
}
