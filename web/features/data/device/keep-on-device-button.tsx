import { useRef, useState } from 'react';
import { useApplication, useSession } from '../../../app/use-application.ts';
import { useLanguage, useText, type Translate } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { Language } from '@toolyard/core/shared';
import type { Recipe } from '@toolyard/core/data';
import { deleteDeviceAnalyses } from '../../../app/device-analyses.ts';
import { fileSize } from './file-size.ts';
import {
  keepOnDevice,
  NotStored,
  type DeviceFile,
  type NotStoredReason,
} from './keep-on-device.ts';

interface Props {
  readonly recipe: Recipe;
  readonly files: readonly DeviceFile[];
  /** Id of the copy that this one takes the place of; null for none. */
  readonly stored: string | null;
  readonly onStored: (id: string) => void;
}

/** Keeps copies of the files and the steps on this device, for who asks for it. */
export function KeepOnDeviceButton(props: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('data.device.keep')}
      </Button>
      {isOpen && <KeepDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function reasonInWords(reason: NotStoredReason, language: Language, t: Translate): string {
  switch (reason.kind) {
    case 'unsupported':
      return t('data.device.unsupported');
    case 'full':
      return t('data.device.full', {
        needed: fileSize(reason.needed, language),
        free: reason.free === null ? '?' : fileSize(reason.free, language),
      });
    case 'unreadable':
      return t('data.device.unreadable', { file: reason.file });
    default:
      return reason satisfies never;
  }
}

interface DialogProps extends Props {
  readonly onClose: () => void;
}

function KeepDialog({ recipe, files, stored, onStored, onClose }: DialogProps) {
  const t = useText();
  const language = useLanguage();
  const toasts = useToasts();
  const { services } = useApplication();
  const { user } = useSession();
  const [outlastsSession, setOutlasts] = useState(false);
  const [written, setWritten] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const control = useRef<AbortController | null>(null);
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
  const close = () => {
    control.current?.abort();
    onClose();
  };

  async function keep() {
    const mine = new AbortController();
    control.current = mine;
    setFault(null);
    setWritten(0);
    const storage = services.deviceStorage();
    const work = { recipe, files, owner: user?.id ?? null, outlastsSession };
    try {
      const id = await keepOnDevice(storage, work, services.now(), mine.signal, setWritten);
      if (stored !== null) await deleteDeviceAnalyses(storage, [stored]);
      onStored(id);
      toasts.add({ title: t('data.device.done') });
      onClose();
    } catch (error) {
      if (mine.signal.aborted) return;
      setFault(
        error instanceof NotStored
          ? reasonInWords(error.reason, language, t)
          : (error as Error).message,
      );
      setWritten(null);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={t('data.device.keep')}
      description={t('data.device.what', {
        files: files.length,
        size: fileSize(bytes, language),
      })}
      closeLabel={t('data.close')}
      foot={
        <>
          <Button onClick={close}>{t('data.cancel')}</Button>
          <Button look="primary" busy={written !== null} onClick={() => void keep()}>
            {t('data.device.keepNow')}
          </Button>
        </>
      }
    >
      <div className="mt-4 flex flex-col gap-3">
        <p className="text-13 text-ink-2">{t('data.device.whoReads')}</p>
        {user ? (
          <label className="flex items-start gap-2.5">
            <input
              type="checkbox"
              className="mt-1"
              checked={outlastsSession}
              disabled={written !== null}
              onChange={({ target }) => setOutlasts(target.checked)}
            />
            <span>
              <span className="block font-medium">{t('data.device.outlast')}</span>
              <span className="block text-12 text-ink-2">{t('data.device.outlastWhat')}</span>
            </span>
          </label>
        ) : (
          <p className="text-13 text-ink-2">{t('data.device.visitor')}</p>
        )}
        {stored !== null && <p className="text-13 text-ink-2">{t('data.device.replaces')}</p>}
        {written !== null && (
          <ProgressBar
            label={t('data.device.copying')}
            percent={bytes === 0 ? 100 : Math.floor((100 * written) / bytes)}
          />
        )}
        {fault !== null && <ErrorBox title={t('data.device.failed')}>{fault}</ErrorBox>}
      </div>
    </Dialog>
  );
}
