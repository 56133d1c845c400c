import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { useFileChooser } from '../../ui/file-chooser.tsx';

interface Props {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Chooses further files, whose tables can be joined with the one that is shown. */
export function AddFilesButton({ onFiles }: Props) {
  const t = useText();
  const { input, choose } = useFileChooser({ label: t('data.addFile'), multiple: true, onFiles });
  return (
    <>
      {input}
      <Button size="sm" onClick={choose}>
        {t('data.addFile')}
      </Button>
    </>
  );
}
