import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import {
  recordFile,
  recordOf,
  updatedFiles,
  type FileUpdate,
  type Generation,
  type OutputFile,
  type Resolutions,
} from '@toolyard/core/codegen';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChangeNotes } from '../migration/changes-view.tsx';
import { zipFiles } from '../output/zip-files.ts';
import { FileChange } from './file-change.tsx';
import type { Project } from './read-project.ts';
import { useProjectFiles } from './use-project-files.ts';
import { useProjectUpdate } from './use-project-update.ts';

interface Props {
  readonly project: Project;
  readonly generated: Generation;
  /** The next is being generated. */
  readonly isBusy: boolean;
}

const NONE: Resolutions = {};

/** What was generated for the project last, once the files are written; an open file still has what it had. */
function nextRecord(
  { record }: Project,
  generated: Generation,
  written: readonly OutputFile[],
  open: readonly string[],
) {
  const waiting = new Set(open);
  const files = [
    ...written.filter(({ path }) => !waiting.has(path)),
    ...record.files.filter(({ path }) => waiting.has(path)),
  ];
  return recordFile(recordOf(generated, files));
}

/** The files that change, each with what becomes of it, and those to write as one archive. */
export function UpdateFiles({ project, generated, isBusy }: Props) {
  const t = useText();
  const language = useLanguage();
  const { files: wanted, tables } = useProjectFiles(project, generated.files);
  const { updates, isBusy: isReading } = useProjectUpdate(project, wanted);
  const [resolutions, setResolutions] = useState(NONE);
  const [chosen, setChosen] = useState<string | null>(null);
  if (tables.unreadable || tables.failed)
    return (
      <MessageBox tone="danger" className="m-4" title={t('codegen.update.noMigration')}>
        {tables.unreadable && textIn(tables.unreadable.fault.texts, language)}
      </MessageBox>
    );
  if (!wanted || !updates) return <Skeleton className="m-4 h-24" />;
  const changes = updates.filter((update) => update.change !== 'none');
  const { files, open } = updatedFiles(updates, resolutions);
  const shown = changes.find(({ path }) => path === chosen) ?? changes[0];
  const stays = t('codegen.update.stay', { count: updates.length - changes.length });
  if (!shown)
    return (
      <p role="status" className="border-t border-line p-4 text-ink-2">
        {t('codegen.update.nothing')} {stays}
      </p>
    );
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 border-t border-line p-4">
        <p role="status" className="min-w-48 flex-1 text-ink-2">
          {t('codegen.update.count', { count: changes.length })} {stays}{' '}
          {open.length > 0 && t('codegen.update.open', { count: open.length })}
        </p>
        <Button
          size="sm"
          look="primary"
          disabled={isBusy || tables.isBusy || isReading}
          icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() =>
            downloadFile(
              `${generated.target}-update.zip`,
              zipFiles([...files, nextRecord(project, generated, wanted, open)]),
              'application/zip',
            )
          }
        >
          {t('codegen.update.download')}
        </Button>
      </div>
      {tables.changes && (
        <div className="divide-y divide-line border-t border-line empty:hidden">
          <ChangeNotes
            changes={tables.changes}
            answers={tables.answers}
            onAnswer={tables.onAnswer}
          />
        </div>
      )}
      <ul aria-label={t('codegen.update.changes')} className="border-t border-line py-1">
        {changes.map((update) => (
          <li key={update.path}>
            <button
              type="button"
              aria-pressed={update.path === shown.path}
              onClick={() => setChosen(update.path)}
              className="flex min-h-9 w-full items-center gap-3 px-4 text-left hover:bg-sunken aria-pressed:bg-accent-tint pointer-coarse:min-h-10"
            >
              <span className="min-w-0 flex-1 font-mono text-13 wrap-anywhere">{update.path}</span>
              <ChangeBadge change={update.change} isOpen={open.includes(update.path)} />
            </button>
          </li>
        ))}
      </ul>
      <FileChange
        key={shown.path}
        update={shown}
        sides={resolutions[shown.path] ?? []}
        onDecide={(sides) => setResolutions({ ...resolutions, [shown.path]: sides })}
      />
    </>
  );
}

interface BadgeProps {
  readonly change: Exclude<FileUpdate['change'], 'none'>;
  readonly isOpen: boolean;
}

function ChangeBadge({ change, isOpen }: BadgeProps) {
  const t = useText();
  if (change === 'conflict' && !isOpen)
    return <Badge tone="ok">{t('codegen.update.change.decided')}</Badge>;
  const needsCare = change === 'conflict' || change === 'missing' || change === 'obsolete';
  return (
    <Badge tone={needsCare ? 'warn' : 'neutral'}>{t(`codegen.update.change.${change}`)}</Badge>
  );
}
