import { useState, type DragEvent } from 'react';
import FileArchive from 'lucide-react/icons/file-archive';
import FolderOpen from 'lucide-react/icons/folder-open';
import type { GeneratedRecord, Generation } from '@toolyard/core/codegen';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { useFileChooser } from '../../../ui/file-chooser.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { useDropZone } from '../../../ui/use-drop-zone.ts';
import { filesIn, folderTree, zipTree, type ProjectTree } from './project-tree.ts';
import { readProject, type Project, type ProjectFault } from './read-project.ts';
import { UpdateFiles } from './update-files.tsx';

interface Props {
  /** What is generated now, and from what; null before anything was. */
  readonly generated: Generation | null;
  /** The next is being generated. */
  readonly isBusy: boolean;
  /** A project was opened: its output, options and edits of the model are those that it was made with. */
  readonly onOpen: (record: GeneratedRecord) => void;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

type Fault = ProjectFault | 'unreadable';

/** Takes a project that was generated before and edited since, and merges it with what is generated now. */
export function UpdateCard({ generated, isBusy, onOpen }: Props) {
  const t = useText();
  const [project, setProject] = useState<Project | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const open = async (tree: () => Promise<ProjectTree>) => {
    const found = await tree()
      .then(readProject)
      .catch((): Fault => 'unreadable');
    if (typeof found === 'string') return setFault(found);
    setFault(null);
    setProject(found);
    onOpen(found.record);
  };
  const openZip = (file: File | undefined) =>
    file && void open(async () => zipTree(new Uint8Array(await file.arrayBuffer())));
  const zip = useFileChooser({
    label: t('codegen.update.zip'),
    accept: '.zip,application/zip',
    onFiles: ([file]) => openZip(file),
  });
  const folder = useFileChooser({
    label: t('codegen.update.folder'),
    folder: true,
    onFiles: (files) =>
      void open(() =>
        Promise.resolve(folderTree(new Map(files.map((file) => [file.webkitRelativePath, file])))),
      ),
  });
  const { over, zone } = useDropZone(([file]) => openZip(file));
  const onDrop = (event: DragEvent) => {
    const entry = event.dataTransfer.items[0]?.webkitGetAsEntry();
    if (!entry?.isDirectory) return zone.onDrop(event);
    event.preventDefault();
    zone.onDragLeave();
    void open(async () => folderTree(await filesIn(entry as FileSystemDirectoryEntry)));
  };
  return (
    <Card label={t('codegen.update.title')}>
      <CardHead title={t('codegen.update.title')} />
      <div {...zone} onDrop={onDrop} className={over ? 'bg-accent-tint' : ''}>
        <div className="flex flex-col gap-3 p-4">
          <p className="text-ink-2">{t('codegen.update.intro')}</p>
          <div className="flex flex-wrap gap-2">
            {zip.input}
            <Button size="sm" icon={<FileArchive {...icon} />} onClick={zip.choose}>
              {t('codegen.update.zip')}
            </Button>
            {folder.input}
            <Button size="sm" icon={<FolderOpen {...icon} />} onClick={folder.choose}>
              {t('codegen.update.folder')}
            </Button>
          </div>
          {fault && <MessageBox tone="danger">{t(`codegen.update.${fault}`)}</MessageBox>}
          {project && !generated && (
            <p role="status" className="text-ink-2">
              {t('codegen.update.noInput')}
            </p>
          )}
        </div>
        {project && generated && (
          <UpdateFiles project={project} generated={generated} isBusy={isBusy} />
        )}
      </div>
    </Card>
  );
}
