import { useState } from 'react';
import type { CreateToolRequest } from '../../../api/generated-admin.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { currentVersion, ifMatch } from '../conflict/version-conflict.ts';
import { refusalText } from './refusal-text.ts';
import { bodyOf } from './tool-values.ts';
import { toolsApi } from './tools-api.ts';
import { useToolList } from './use-tool-list.ts';
import type { AdminTool, ToolBody } from './wire.ts';

/** Somebody else saved first: what both began with, what was to be saved, what stands now. */
export interface SaveConflict {
  readonly base: ToolBody;
  readonly mine: ToolBody;
  readonly theirs: AdminTool;
}

/** Saves a new tool, or the changes of one that is there. */
export function useToolSave(tool: AdminTool | null, onSaved: () => void) {
  const t = useText();
  const toasts = useToasts();
  const list = useToolList();
  const [createTool, adding] = toolsApi.useCreateToolMutation();
  const [editTool, editing] = toolsApi.useEditToolMutation();
  const [error, setError] = useState<string | null>(null);
  const [conflict, setConflict] = useState<SaveConflict | null>(null);

  const send = (mine: ToolBody & CreateToolRequest, over: AdminTool | null) =>
    over
      ? editTool({ id: over.id, 'If-Match': ifMatch(over.version), editToolRequest: mine })
      : createTool({ createToolRequest: mine });

  /** `over` is the version that the changes are made to. */
  const save = async (mine: ToolBody & CreateToolRequest, over: AdminTool | null = tool) => {
    setError(null);
    const answer = await send(mine, over);
    if (answer.data) {
      list.put(answer.data.data);
      toasts.add({ title: t(over ? 'adminTools.updated' : 'adminTools.added') });
      return onSaved();
    }
    const theirs = currentVersion<AdminTool>(answer.error);
    if (over && theirs) return setConflict({ base: bodyOf(over), mine, theirs });
    setError(refusalText(answer.error, t('adminTools.saveFailed')));
  };

  const takeTheirs = ({ theirs }: SaveConflict) => {
    list.put(theirs);
    onSaved();
  };

  return {
    save,
    takeTheirs,
    busy: adding.isLoading || editing.isLoading,
    error,
    conflict,
    leaveConflict: () => setConflict(null),
  };
}
