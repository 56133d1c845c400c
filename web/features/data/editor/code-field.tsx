import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { CodeFieldProps } from './code-field-props.ts';
import { loadEditor } from './load-editor.ts';

/** Where the editor does not come, the text is edited without its help. */
function PlainField(props: CodeFieldProps) {
  const { label, id, describedBy, kind, value, onChange, isInvalid, onRun } = props;
  return (
    <TextArea
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      spellCheck={false}
      rows={kind === 'sql' ? 4 : 2}
      className="font-mono"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onRun?.();
      }}
    />
  );
}

const Editor = lazy(() =>
  loadEditor().then(
    ({ CodeEditor }) => ({ default: CodeEditor }),
    () => ({ default: PlainField }),
  ),
);

/** A text of SQL, with completion of names and the place of a fault underlined. */
export const CodeField = (props: CodeFieldProps) => (
  <Suspense fallback={<Skeleton className={props.kind === 'sql' ? 'h-25 w-full' : 'h-9 w-full'} />}>
    <Editor {...props} />
  </Suspense>
);
