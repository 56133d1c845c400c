import { useEffect, useEffectEvent, useState } from 'react';
import Trash from 'lucide-react/icons/trash-2';
import type { Recipe } from '@toolyard/core/data';
import {
  deleteDeviceAnalyses,
  listDeviceAnalyses,
  type DeviceAnalysis,
} from '../../../app/device-analyses.ts';
import { useApplication, useSession } from '../../../app/use-application.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { localTime } from '../../../ui/format-date.ts';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { fileSize } from './file-size.ts';
import { openDeviceAnalysis, type DeviceFile } from './keep-on-device.ts';

/** What was kept, ready to be opened. */
export interface OpenedFromDevice {
  readonly id: string;
  readonly recipe: Recipe | null;
  readonly files: readonly DeviceFile[];
}

/** What is kept on this device: each can be opened again and deleted. Nothing shows where nothing was kept. */
export function DeviceCard({ onOpen }: { readonly onOpen: (opened: OpenedFromDevice) => void }) {
  const t = useText();
  const language = useLanguage();
  const { services } = useApplication();
  const { user } = useSession();
  const owner = user?.id ?? null;
  const [stored, setStored] = useState<readonly DeviceAnalysis[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [hasDeleted, setDeleted] = useState(false);
  /** What a dialog asks about before it is deleted. */
  const [going, setGoing] = useState<readonly DeviceAnalysis[] | null>(null);
  const storage = services.deviceStorage();

  const failed = (error: unknown) => setFault((error as Error).message);
  const list = () => listDeviceAnalyses(storage, owner, services.now()).then(setStored, failed);
  const listAtStart = useEffectEvent(list);
  useEffect(() => void listAtStart(), [owner]);

  async function remove(these: readonly DeviceAnalysis[]) {
    setGoing(null);
    setFault(null);
    const ids = these.map(({ id }) => id);
    await deleteDeviceAnalyses(storage, ids).then(
      () => setStored((before) => before && before.filter(({ id }) => !ids.includes(id))),
      failed,
    );
    setDeleted(true);
    await list();
  }

  async function open({ id, name }: DeviceAnalysis) {
    setFault(null);
    try {
      const opened = await openDeviceAnalysis(storage, id);
      if (opened) onOpen({ id, ...opened });
      else setFault(t('data.device.gone', { name }));
    } catch (error) {
      failed(error);
    }
  }

  if (fault === null && !hasDeleted && !stored?.length) return null;
  return (
    <Card label={t('data.device.title')}>
      <CardHead
        title={t('data.device.title')}
        controls={
          stored && stored.length > 1 ? (
            <Button size="sm" onClick={() => setGoing(stored)}>
              {t('data.device.deleteAll')}
            </Button>
          ) : undefined
        }
      />
      {fault !== null && <ErrorBox className="m-4">{fault}</ErrorBox>}
      {stored?.length === 0 ? (
        <EmptyState title={t('data.device.none')} text={t('data.device.noneWhat')} />
      ) : (
        <ul className="divide-y divide-line">
          {stored?.map((each) => (
            <li key={each.id} className="flex items-center gap-3 px-4 py-3">
              <div className="min-w-0 flex-1">
                <p className="font-medium wrap-anywhere">{each.name}</p>
                <p className="text-12 wrap-anywhere text-ink-3 tabular-nums">
                  {[
                    ...each.fileNames.filter((name) => name !== each.name),
                    fileSize(each.bytes, language),
                    t('data.device.keptAt', { time: localTime(each.storedAt, language) }),
                  ].join(' · ')}
                </p>
              </div>
              <Button
                size="sm"
                aria-label={t('data.device.openOf', { name: each.name })}
                onClick={() => void open(each)}
              >
                {t('data.device.open')}
              </Button>
              <IconButton
                label={t('data.device.deleteOf', { name: each.name })}
                onClick={() => setGoing([each])}
              >
                <Trash size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {going && (
        <Dialog
          open
          onOpenChange={(open) => {
            if (!open) setGoing(null);
          }}
          title={t('data.device.delete')}
          description={t('data.device.deleteWhat', {
            names: going.map(({ name }) => name).join(', '),
          })}
          closeLabel={t('data.close')}
          foot={
            <>
              <Button onClick={() => setGoing(null)}>{t('data.cancel')}</Button>
              <Button look="danger" onClick={() => void remove(going)}>
                {t('data.delete')}
              </Button>
            </>
          }
        />
      )}
    </Card>
  );
}
