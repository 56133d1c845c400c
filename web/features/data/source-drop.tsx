import FileUp from 'lucide-react/icons/file-up';
import { clsx } from 'clsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { useFileChooser } from '../../ui/file-chooser.tsx';
import { useDropZone } from '../../ui/use-drop-zone.ts';
import { SAMPLES } from './sample-files.ts';

/** Takes files, dropped or chosen, or one of the samples. */
export function SourceDrop({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const t = useText();
  const { input, choose } = useFileChooser({ label: t('data.choose'), multiple: true, onFiles });
  const { over, zone } = useDropZone((files) => {
    if (files.length > 0) onFiles(files);
  });
  return (
    <div
      {...zone}
      className={clsx(
        'flex flex-col items-center gap-4 rounded-3 border border-dashed px-4 py-12 text-center',
        over ? 'border-accent-solid bg-accent-tint' : 'border-control bg-surface',
      )}
    >
      <FileUp size={28} strokeWidth={1.5} aria-hidden="true" className="text-ink-3" />
      <p className="text-16 font-semibold">{t('data.drop')}</p>
      {input}
      <Button look="primary" onClick={choose}>
        {t('data.choose')}
      </Button>
      <p className="text-13 text-ink-2">{t('data.formats')}</p>
      <div className="flex flex-wrap items-center justify-center gap-2 text-13 text-ink-2">
        {t('data.or')}
        <Button size="sm" onClick={() => onFiles([SAMPLES.shop()])}>
          {t('data.sample.shop')}
        </Button>
        <Button size="sm" onClick={() => onFiles([SAMPLES.bars()])}>
          {t('data.sample.bars')}
        </Button>
      </div>
    </div>
  );
}
