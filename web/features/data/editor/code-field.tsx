import { lazy, Suspense } from 'react';
import type { Table } from '@toolyard/core/data';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { loadEditor } from './load-editor.ts';

/** Where a text is wrong, and why. */
export interface CodeFault {
  /** Offset in the text. */
  readonly at: number;
  readonly message: string;
}

export interface CodeFieldProps {
  readonly label: string;
  readonly id?: string;
  readonly describedBy?: string | undefined;
  /** A SELECT, or a formula on one line. */
  readonly kind: 'sql' | 'formula';
  /** Whose names are completed. */
  readonly tables: readonly Table[];
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly isInvalid: boolean;
  readonly fault: CodeFault | null;
  /** Ctrl or ⌘ with Enter. */
  readonly onRun?: () => void;
  /** Another value than before takes the focus here; null leaves it. */
  readonly focusOn?: string | null;
}

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
