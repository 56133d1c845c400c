import { useState } from 'react';
import type { Model } from '@toolyard/core/codegen';
import { useApplication } from '../../../app/use-application.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { downloadFile } from '../../../ui/download-file.ts';
import { zipFiles } from '../output/zip-files.ts';
import { joinedFiles, type TemplateFilesOf } from './joined-files.ts';
import type { UserTemplate } from './stored-templates.ts';

/** Fills all templates with the model, one after the other, and hands their files over as one archive. */
export function useAllAsZip(templates: readonly UserTemplate[], model: Model) {
  const t = useText();
  const toasts = useToasts();
  const { services } = useApplication();
  const [busy, setBusy] = useState(false);
  const fill = async () => {
    const runner = await services.templateRunner();
    const made: TemplateFilesOf[] = [];
    const faulty: string[] = [];
    try {
      for (const { name, text } of templates) {
        const result = await runner.run(text, model);
        if (result === 'stopped' || 'fault' in result) faulty.push(name);
        else made.push({ name, files: result.files });
      }
    } finally {
      runner.end();
    }
    return { files: joinedFiles(made), faulty };
  };
  const download = async () => {
    setBusy(true);
    try {
      const { files, faulty } = await fill();
      if (files.length > 0) downloadFile('templates.zip', zipFiles(files), 'application/zip');
      if (faulty.length > 0)
        toasts.add({
          title: t('codegen.template.leftOut', { names: faulty.join(', ') }),
          variant: 'destructive',
        });
      else if (files.length === 0) toasts.add({ title: t('codegen.template.nothingToZip') });
    } catch {
      toasts.add({ title: t('codegen.noZip'), variant: 'destructive' });
    }
    setBusy(false);
  };
  return { busy, download: () => void download() };
}
