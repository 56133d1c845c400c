import { useState } from 'react';
import type { Recipe } from '@toolyard/core/data';
import type { DataEngine } from '../../../app/data-in-worker.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import type { ShownTable } from '../shown-table.ts';
import type { ReadFile } from '../open-state.ts';
import { ExportDialog } from './export-dialog.tsx';
import { writeReport } from './write-report.ts';

interface Props {
  readonly engine: DataEngine;
  readonly shown: ShownTable;
  readonly recipe: Recipe;
  readonly title: string;
  readonly files: readonly ReadFile[];
}

/** Opens the dialog that saves what is shown. */
export function ExportButton({ engine, shown, recipe, title, files }: Props) {
  const t = useText();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('data.export')}
      </Button>
      {isOpen && (
        <ExportDialog
          engine={engine}
          shown={shown}
          fileName={title.replace(/\.[^.]*$/, '')}
          report={(signal) =>
            writeReport({ engine, shown, recipe, title, files, language, t }, signal)
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
