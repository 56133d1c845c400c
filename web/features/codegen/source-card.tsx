import FilePlus from 'lucide-react/icons/file-plus';
import FileUp from 'lucide-react/icons/file-up';
import {
  NAMED_THROUGHOUT,
  SEVERAL_TEXTS,
  type InputKind,
  type UnreadableInput,
} from '@toolyard/core/codegen';
import { textIn } from '@toolyard/core/shared';
import { useIsHydrating } from '../../app/hydration.tsx';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { useToasts } from '../../shell/toasts/use-toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { useFileChooser } from '../../ui/file-chooser.tsx';
import { TextInput } from '../../ui/input.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useDropZone } from '../../ui/use-drop-zone.ts';
import { INPUT_LABELS } from './input-labels.ts';
import { SAMPLE_INPUTS } from './sample-inputs.ts';
import { SourceFiles } from './source-files.tsx';
import { isEmptySource, isLong, opened, typed, withFile, type Source } from './source.ts';

interface Props {
  readonly source: Source;
  readonly onChange: (source: Source) => void;
  /** What the text was read as last. */
  readonly recognized: InputKind | null;
  readonly unreadable: UnreadableInput | null;
}

/** Takes what is generated from: pasted, dropped, chosen, or a sample. */
export function SourceCard({ source, onChange, recognized, unreadable }: Props) {
  const t = useText();
  const language = useLanguage();
  const toasts = useToasts();
  const { files } = source;
  // What is typed before the page is hydrated would be lost.
  const disabled = useIsHydrating();
  const textsOf = (chosen: readonly File[]) =>
    Promise.all(chosen.map(async (file) => ({ name: file.name, text: await file.text() })));
  /** Puts something else in the place of the source, which can be restored unless it is a sample. */
  const replace = (next: Source) => {
    onChange(next);
    const isSample = files.length === 0 && SAMPLE_INPUTS.some(({ text }) => text === source.text);
    if (isEmptySource(source) || isSample) return;
    const action = { label: t('codegen.restore'), onClick: () => onChange(source) };
    toasts.add({ title: t('codegen.replaced'), action });
  };
  const open = async (chosen: readonly File[]) => {
    if (chosen.length > 0) replace(opened(source, await textsOf(chosen)));
  };
  const add = async (chosen: readonly File[]) =>
    onChange({ ...source, files: [...files, ...(await textsOf(chosen))] });
  const { input, choose } = useFileChooser({
    label: t('codegen.file'),
    multiple: true,
    onFiles: (chosen) => void open(chosen),
  });
  const more = useFileChooser({
    label: t('codegen.addSamples'),
    multiple: true,
    onFiles: (chosen) => void add(chosen),
  });
  const { over, zone } = useDropZone((dropped) => void open(dropped));
  const known = recognized && textIn(INPUT_LABELS[recognized], language);
  const fault =
    unreadable &&
    t('codegen.fault', {
      line: unreadable.fault.line,
      column: unreadable.fault.column,
      text: textIn(unreadable.fault.texts, language),
    });
  const readAs = source.kind ?? recognized;
  const hasRoot = readAs === null || !NAMED_THROUGHOUT.includes(readAs);
  const isTyped = source.text.trim() !== '';
  const faultFile = unreadable && unreadable.text - (isTyped ? 1 : 0);
  const isOneRead =
    files.length + (isTyped ? 1 : 0) > 1 &&
    recognized !== null &&
    !SEVERAL_TEXTS.includes(recognized);
  return (
    <Card label={t('codegen.source')}>
      <CardHead
        title={t('codegen.source')}
        controls={
          <>
            {input}
            {more.input}
            <Button
              size="sm"
              icon={<FileUp size={16} strokeWidth={1.75} aria-hidden="true" />}
              onClick={choose}
            >
              {t('codegen.file')}
            </Button>
            <Button
              size="sm"
              icon={<FilePlus size={16} strokeWidth={1.75} aria-hidden="true" />}
              onClick={more.choose}
            >
              {t('codegen.addSamples')}
            </Button>
          </>
        }
      />
      <div {...zone} className={`flex flex-col gap-4 p-4 ${over ? 'bg-accent-tint' : ''}`}>
        <Field
          label={t('codegen.input')}
          hint={t('codegen.inputHint')}
          error={faultFile === -1 || (faultFile === 0 && files.length === 0) ? fault : null}
        >
          {(ids) => (
            <TextArea
              {...ids}
              disabled={disabled}
              value={source.text}
              rows={16}
              spellCheck={false}
              className="font-mono max-md:h-60"
              onChange={(event) => onChange(typed(source, event.target.value, t('codegen.pasted')))}
              onPaste={(event) => {
                const text = event.clipboardData.getData('text');
                if (!isLong(text)) return;
                // The field would need seconds to show it.
                event.preventDefault();
                const { value, selectionStart, selectionEnd } = event.currentTarget;
                const rest = value.slice(0, selectionStart) + value.slice(selectionEnd);
                onChange(withFile({ ...source, text: rest }, { name: t('codegen.pasted'), text }));
              }}
            />
          )}
        </Field>
        {files.length > 0 && (
          <SourceFiles
            files={files}
            fault={fault && faultFile !== null ? { file: faultFile, text: fault } : null}
            onRemove={(index) =>
              onChange({ ...source, files: files.filter((_, at) => at !== index) })
            }
          />
        )}
        {isOneRead && <MessageBox tone="warn">{t('codegen.onlyFirst')}</MessageBox>}
        <div className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
          {t('codegen.samples')}
          {SAMPLE_INPUTS.map(({ label, text }) => (
            <Button
              key={label.en}
              size="sm"
              onClick={() => replace({ ...source, text, files: [], kind: null })}
            >
              {textIn(label, language)}
            </Button>
          ))}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('codegen.kind')}>
            {(ids) => (
              <Select
                {...ids}
                disabled={disabled}
                value={source.kind ?? ''}
                choices={[
                  {
                    value: '',
                    label: known ? t('codegen.recognizedAs', { kind: known }) : t('codegen.auto'),
                  },
                  ...Object.entries(INPUT_LABELS).map(([value, label]) => ({
                    value,
                    label: textIn(label, language),
                  })),
                ]}
                onChoose={(kind) =>
                  onChange({ ...source, kind: kind === '' ? null : (kind as InputKind) })
                }
              />
            )}
          </Field>
          {hasRoot && (
            <Field label={t('codegen.rootName')}>
              {(ids) => (
                <TextInput
                  {...ids}
                  disabled={disabled}
                  value={source.rootName}
                  maxLength={60}
                  onChange={(event) => onChange({ ...source, rootName: event.target.value })}
                />
              )}
            </Field>
          )}
        </div>
      </div>
    </Card>
  );
}
