import { useRef, type ReactNode } from 'react';

interface Props {
  readonly label: string;
  /** Types that are offered, as of an input; all where absent. */
  readonly accept?: string;
  readonly multiple?: boolean;
  /** A whole folder is chosen, and all files in it. */
  readonly folder?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The browser's dialog for files, behind any button: `input` stands beside the button, whose press calls `choose`. */
export function useFileChooser({ label, accept, multiple, folder, onFiles }: Props): {
  readonly input: ReactNode;
  readonly choose: () => void;
} {
  const element = useRef<HTMLInputElement>(null);
  return {
    input: (
      <input
        ref={element}
        type="file"
        accept={accept}
        multiple={multiple}
        {...(folder && { webkitdirectory: '' })}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again once it has been mended.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    ),
    choose: () => element.current?.click(),
  };
}
