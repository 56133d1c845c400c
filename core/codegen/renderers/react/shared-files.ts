import type { OutputFile } from '../../renderer.ts';
import { DATA_TABLE } from './data-table-file.ts';
import { FORM_VALUE_FILES } from './form-value-files.ts';

const FIELD = `import { useId, type ReactNode } from 'react';

interface Ids {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface Props {
  readonly label: string;
  readonly error: string | undefined;
  readonly children: (ids: Ids) => ReactNode;
}

/** An input with its label, and what is wrong with its value. */
export function Field({ label, error, children }: Props) {
  const id = useId();
  const described = error === undefined ? undefined : \`\${id}-error\`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': described })}
      {error !== undefined && (
        <p id={described} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
`;

const SHOWN_FIELD = `import { useId } from 'react';
import { valueText } from './value-text.ts';

interface Props {
  readonly label: string;
  readonly value: unknown;
}

/** A value that cannot be changed, with its label. */
export function ShownField({ label, value }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} readOnly value={valueText(value)} />
    </div>
  );
}
`;

const VALUE_TEXT = `/** A value as it is read. */
export const valueText = (value: unknown): string => {
  if (value === null || value === undefined) return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
`;

const EDIT_DIALOG = `import { useEffect, useId, useRef, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** A dialog that is open while it is there; the focus goes back when it closes. */
export function EditDialog({ title, onClose, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('select, textarea, input:not(:read-only)')?.focus();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children(() => dialog.current?.close())}
    </dialog>
  );
}
`;

const ERROR_TEXT = `/** What the server said of a call that failed, one by one. */
export function messagesOf(error: unknown): readonly string[] {
  const { data } = (error ?? {}) as { data?: { message?: string | string[] } };
  return [data?.message ?? 'The server did not answer'].flat();
}

export const errorText = (error: unknown): string => messagesOf(error).join('. ');
`;

const SHOW_FAULTS = `import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { messagesOf } from './error-text.ts';

/** \`customer_id\` and \`customerId\` are one name. */
const bare = (name: string): string => name.replaceAll(/[^\\p{L}\\p{N}]/gu, '').toLowerCase();

/** The name that a message begins with: \`email must be …\`, \`Key (email)=(…) already exists\`. */
const nameIn = (message: string): string =>
  /^Key \\(([^)]+)\\)/.exec(message)?.[1] ?? message.split(' ', 1).join();

/** Shows what the server refused: at the field that it names, else below the form. */
export function showFaults<Values extends FieldValues>(
  error: unknown,
  values: Values,
  setError: UseFormSetError<Values>,
): void {
  const fields = Object.keys(values).filter((name) => typeof values[name] === 'string');
  const others: string[] = [];
  for (const message of messagesOf(error)) {
    const field = fields.find((name) => bare(name) === bare(nameIn(message)));
    if (field === undefined) others.push(message);
    else setError(field as Path<Values>, { message });
  }
  if (others.length > 0) setError('root', { message: others.join('. ') });
}
`;

/** What the pages of all entities share; `tags` are the names of the entities. */
export const sharedFiles = (tags: readonly string[]): readonly OutputFile[] => [
  ...FORM_VALUE_FILES,
  { path: 'src/ui/field.tsx', text: FIELD },
  { path: 'src/ui/shown-field.tsx', text: SHOWN_FIELD },
  { path: 'src/ui/value-text.ts', text: VALUE_TEXT },
  { path: 'src/ui/edit-dialog.tsx', text: EDIT_DIALOG },
  { path: 'src/ui/error-text.ts', text: ERROR_TEXT },
  { path: 'src/ui/show-faults.ts', text: SHOW_FAULTS },
  { path: 'src/ui/data-table.tsx', text: DATA_TABLE },
  {
    path: 'src/api.ts',
    text: `import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

/** Which rows of a list, and in which order. */
export interface PageQuery {
  readonly offset: number;
  readonly limit: number;
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
}

export interface Page<Row> {
  readonly items: readonly Row[];
  /** Number of all rows. */
  readonly total: number;
}

/** A row, and what becomes of its values. */
export interface Change<Row, Values> {
  readonly row: Row;
  readonly values: Values;
}

/** The API of the server; the folder of each entity adds its calls. */
export const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  tagTypes: [${tags.map((tag) => `'${tag}'`).join(', ')}],
  endpoints: () => ({}),
});
`,
  },
];
