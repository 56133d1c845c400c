import { useState } from 'react';
import { toolTitle } from '@toolyard/core/tools';
import { errorMessage } from '../../../api/error-message.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { toolsApi } from './tools-api.ts';
import { useDeletion } from './use-deletion.ts';
import { useToolList } from './use-tool-list.ts';
import type { AdminTool, BulkAction, BulkRow } from './wire.ts';

/** What became of each tool that was chosen. */
export interface BulkResult {
  readonly action: BulkAction;
  readonly rows: readonly (BulkRow & { readonly title: string })[];
}

/** One action for many tools. Where one of them failed the result is kept until it was read. */
export function useBulk(onDone: () => void) {
  const t = useText();
  const language = useLanguage();
  const toasts = useToasts();
  const list = useToolList();
  const { offerUndo } = useDeletion();
  const [result, setResult] = useState<BulkResult | null>(null);
  const [changeTools, { isLoading }] = toolsApi.useChangeToolsMutation();

  const run = async (action: BulkAction, tools: readonly AdminTool[]) => {
    const answer = await changeTools({
      bulkToolsRequest: { action, ids: tools.map(({ id }) => id) },
    });
    if (!answer.data) {
      const description = errorMessage(answer.error, '');
      toasts.add({ title: t('adminTools.bulkFailed'), description, variant: 'destructive' });
      return;
    }
    const rows = answer.data.data;
    const done = rows.filter(({ ok }) => ok);
    for (const { tool } of done) if (tool) list.put(tool);
    if (action === 'delete') list.drop(done.map(({ id }) => id));
    onDone();
    const title = t(`adminTools.bulk.${action}`, { count: done.length });
    if (action === 'delete' && done.length > 0) {
      offerUndo(
        title,
        tools.filter(({ id }) => done.some((row) => row.id === id)),
      );
    } else if (done.length > 0) toasts.add({ title });
    if (done.length < rows.length) {
      const titleOf = (id: string) => {
        const tool = tools.find((each) => each.id === id);
        return tool ? toolTitle(tool, language) : id;
      };
      setResult({ action, rows: rows.map((row) => ({ ...row, title: titleOf(row.id) })) });
    }
  };

  return { run, busy: isLoading, result, forget: () => setResult(null) };
}
