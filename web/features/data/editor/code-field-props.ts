import type { Table } from '@toolyard/core/data';

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
