import { useRef } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import type { TextId } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { currentVersion, ifMatch } from '../conflict/version-conflict.ts';
import { toolsApi } from './tools-api.ts';
import { useToolList } from './use-tool-list.ts';
import type { AdminTool } from './wire.ts';

/** What can be done with a tool without opening it: shown at once, taken back where the server refuses. */
export function useToolActs() {
  const t = useText();
  const toasts = useToasts();
  const list = useToolList();
  const underWay = useRef(new Set<string>());
  const [editTool] = toolsApi.useEditToolMutation();
  const [reorderTools] = toolsApi.useReorderToolsMutation();
  const [duplicateTool] = toolsApi.useDuplicateToolMutation();

  const failed = (title: TextId, error: unknown) => {
    const description = errorMessage(error, '');
    toasts.add({ title: t(title), description, variant: 'destructive' });
  };

  const toggle = async ({ id, version }: AdminTool, isActive: boolean) => {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    const undo = list.change((tools) =>
      tools.map((tool) => (tool.id === id ? { ...tool, isActive } : tool)),
    );
    const answer = await editTool({
      id,
      'If-Match': ifMatch(version),
      editToolRequest: { isActive },
    });
    underWay.current.delete(id);
    if (answer.data) return list.put(answer.data.data);
    undo();
    const current = currentVersion<AdminTool>(answer.error);
    if (current) list.put(current);
    failed('adminTools.toggleFailed', answer.error);
  };

  /** All ids in their new order. */
  const reorder = async (ids: readonly string[]) => {
    const undo = list.change((tools) =>
      tools.map((tool) => ({ ...tool, order: ids.indexOf(tool.id) + 1 })),
    );
    const answer = await reorderTools({ reorderToolsRequest: { ids: [...ids] } });
    const ordered = answer.data?.data;
    if (ordered) return void list.change(() => ordered);
    undo();
    failed('adminTools.orderFailed', answer.error);
  };

  const duplicate = async ({ id }: AdminTool): Promise<AdminTool | null> => {
    const answer = await duplicateTool({ id });
    if (!answer.data) {
      failed('adminTools.duplicateFailed', answer.error);
      return null;
    }
    list.put(answer.data.data);
    toasts.add({ title: t('adminTools.added') });
    return answer.data.data;
  };

  return { toggle, reorder, duplicate };
}
