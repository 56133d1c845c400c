import { useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';

/** Chooses further files, whose tables can be joined with the one that is shown. */
export function AddFilesButton({
  onFiles,
}: {
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        aria-label={t('data.addFile')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button size="sm" onClick={() => input.current?.click()}>
        {t('data.addFile')}
      </Button>
    </>
  );
}
