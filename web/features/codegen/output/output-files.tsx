import { useState } from 'react';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { recordFile, recordOf, type Generation, type OutputFile } from '@toolyard/core/codegen';
import { textIn, type Texts } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { downloadFile } from '../../../ui/download-file.ts';
import { MessageBox } from '../../../ui/message-box.tsx';
import { CodeText } from './code-text.tsx';
import { FileTree } from './file-tree.tsx';

interface Props {
  readonly generation: Generation;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The files of an output: one at a time, beside the tree of all where there are several. */
export function OutputFiles({ generation }: Props) {
  const t = useText();
  const { files } = generation;
  const [chosen, setChosen] = useState<string | null>(null);
  const file = files.find(({ path }) => path === chosen) ?? files[0];
  if (!file) return <p className="p-4 text-ink-2">{t('codegen.noFiles')}</p>;
  const notes = files.flatMap((each) => each.notes ?? []);
  if (files.length === 1)
    return (
      <>
        <Notes notes={notes} />
        <FileView file={file} />
      </>
    );
  return (
    <>
      <Notes notes={notes} />
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">
        <p className="flex-1 text-13 text-ink-2">
          {t('codegen.fileCount', { count: files.length })}
        </p>
        <ZipButton generation={generation} />
      </div>
      <div className="grid md:grid-cols-[minmax(10rem,15rem)_minmax(0,1fr)]">
        <div className="min-w-0 border-line max-md:border-b md:border-r">
          <FileTree
            label={t('codegen.files')}
            paths={files.map(({ path }) => path)}
            chosen={file.path}
            onChoose={setChosen}
          />
        </div>
        <FileView file={file} />
      </div>
    </>
  );
}

/** What the output could not say or fulfill. */
function Notes({ notes }: { readonly notes: readonly Texts[] }) {
  const language = useLanguage();
  if (notes.length === 0) return null;
  return (
    <MessageBox tone="warn" className="m-4 mb-2">
      <ul className="max-h-40 overflow-auto">
        {notes.map((note) => (
          <li key={note.en}>{textIn(note, language)}</li>
        ))}
      </ul>
    </MessageBox>
  );
}

/** All files in an archive, with the record that a later update of the project starts from. */
function ZipButton({ generation }: Props) {
  const t = useText();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { zipFiles } = await import('./zip-files.ts');
      const { target, files } = generation;
      const record = recordFile(recordOf(generation, files));
      downloadFile(`${target}.zip`, zipFiles([...files, record]), 'application/zip');
    } catch {
      toasts.add({ title: t('codegen.noZip'), variant: 'destructive' });
    }
    setBusy(false);
  };
  return (
    <Button size="sm" icon={<Download {...icon} />} busy={busy} onClick={() => void download()}>
      {t('codegen.zip')}
    </Button>
  );
}

/** A file with its text, to copy and to download. */
export function FileView({ file }: { readonly file: OutputFile }) {
  const t = useText();
  const toasts = useToasts();
  const { path, text } = file;
  const copy = async () =>
    toasts.add(
      (await copyText(text))
        ? { title: t('codegen.copied', { path }) }
        : { title: t('codegen.notCopied'), variant: 'destructive' },
    );
  return (
    <section aria-label={path} className="min-w-0">
      <div className="flex flex-wrap items-center gap-2 px-4 py-2">
        <h3 className="min-w-0 flex-1 font-mono text-13 wrap-anywhere">{path}</h3>
        <Button size="sm" icon={<Copy {...icon} />} onClick={() => void copy()}>
          {t('codegen.copy')}
        </Button>
        <Button
          size="sm"
          icon={<Download {...icon} />}
          onClick={() => downloadFile(path.slice(path.lastIndexOf('/') + 1), text, 'text/plain')}
        >
          {t('codegen.download')}
        </Button>
      </div>
      <CodeText file={file} />
    </section>
  );
}
