import { useMemo } from 'react';
import { useAppDispatch } from '../../../app/store.ts';
import { toolsApi } from './tools-api.ts';
import type { AdminTool } from './wire.ts';

type Change = (tools: readonly AdminTool[]) => readonly AdminTool[];

/** Changes of the list that is shown, without asking for it again. */
interface ToolList {
  /** Answers how to take the change back. */
  readonly change: (change: Change) => () => void;
  /** A tool as the server has it now; a new one is added. */
  readonly put: (tool: AdminTool) => void;
  readonly drop: (ids: readonly string[]) => void;
}

export function useToolList(): ToolList {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const change = (next: Change) => {
      const { undo } = dispatch(
        toolsApi.util.updateQueryData('listAllTools', undefined, (list) => ({
          data: [...next(list.data)],
        })),
      );
      return undo;
    };
    return {
      change,
      put: (tool) => {
        change((tools) => [...tools.filter(({ key }) => key !== tool.key), tool]);
      },
      drop: (ids) => {
        change((tools) => tools.filter(({ id }) => !ids.includes(id)));
      },
    };
  }, [dispatch]);
}
