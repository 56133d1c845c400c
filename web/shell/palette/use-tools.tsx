import { toolLink } from '@toolyard/core/tools';
import Wrench from 'lucide-react/icons/wrench';
import { useListToolsQuery } from '../../api/generated-home.ts';
import { countToolClick } from '../tool-clicks.ts';
import { useApplication } from '../../app/use-application.ts';
import { useLanguage } from '../../i18n/use-text.ts';
import type { Entry } from './entry.ts';
import type { Looked } from './looked.ts';

/** The tools of the catalogue, found by their words in either language. */
export function useTools(go: (to: string) => void): Looked {
  const { services } = useApplication();
  const language = useLanguage();
  const { currentData, isError, isFetching, refetch } = useListToolsQuery({
    'Accept-Language': language,
  });
  const { data: others } = useListToolsQuery({
    'Accept-Language': language === 'en' ? 'zh-CN' : 'en',
  });
  const entries = (currentData?.data ?? []).map((tool): Entry => {
    const link = toolLink(tool);
    const other = others?.data.find(({ id }) => id === tool.id) ?? tool;
    return {
      id: `tool ${tool.id}`,
      icon: <Wrench />,
      text: tool.title,
      names: [tool.id, tool.description, other.title, other.description],
      run: () => {
        countToolClick(services, tool.id);
        go(link);
      },
    };
  });
  return {
    entries,
    state: isFetching ? 'pending' : isError ? 'failed' : 'here',
    again: () => void refetch(),
  };
}
