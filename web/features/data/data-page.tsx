import { lazy, Suspense } from 'react';
import type { ReadingChoices } from '@toolyard/duckdb';
import { PROGRAM_BYTES } from '@toolyard/duckdb/program';
import { useSession } from '../../app/use-application.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorBox, MessageBox } from '../../ui/message-box.tsx';
import { ToolHead } from '../../ui/tool-head.tsx';
import { BytesSent } from './bytes-sent.tsx';
import type { OpenedFromDevice } from './device/device-card.tsx';
import { useStoredOnDevice } from './device/use-stored-on-device.ts';
import { loadOpenFiles } from './load-open-files.ts';
import type { OpenState } from './open-state.ts';
import { Progress, ReadingProgressCard } from './reading/progress.tsx';
import { UnreadFiles } from './reading/unread-files.tsx';
import { AnalysesCard } from './saved/analyses-card.tsx';
import { ReadyCard } from './saved/ready-card.tsx';
import { useStart } from './saved/use-start.ts';
import { SourceDrop } from './source-drop.tsx';
import { useDataEngine } from './use-data-engine.ts';
import { useHandedData } from './use-handed-data.ts';

const DeviceCard = lazy(() =>
  import('./device/device-card.tsx').then((module) => ({ default: module.DeviceCard })),
);
const OpenFiles = lazy(() => loadOpenFiles().then((module) => ({ default: module.OpenFiles })));

/** Opens files in the browser and looks into them. */
export function DataPage() {
  const t = useText();
  usePage(t('data.title'));
  const { state, open, add, readAgain, close } = useDataEngine();
  const { start, isDamaged, run, openAgain, closed, leave } = useStart();
  const handed = useHandedData((files) => void open(files));
  const openOther = (files: readonly File[]) => {
    handed.leave();
    void open(files);
  };
  const closeFiles = () => {
    handed.leave();
    closed();
    close();
  };
  const isAnyStored = useStoredOnDevice(state.phase === 'none');
  const openFromDevice = ({ id, recipe, files }: OpenedFromDevice) => {
    handed.leave();
    openAgain(id, recipe);
    void open(
      files.map(({ file }) => file),
      files.map(({ choices }) => choices),
    );
  };
  const { user } = useSession();
  const isAtWork = state.phase !== 'none';
  return (
    <section
      className={`mx-auto flex w-full max-w-[1408px] flex-1 flex-col px-4 md:px-6 ${isAtWork ? 'gap-4 pt-4 pb-8' : 'gap-5 py-8'}`}
    >
      <ToolHead title={t('data.title')} intro={t('data.intro')} isAtWork={isAtWork}>
        <BytesSent isBrief={isAtWork} />
      </ToolHead>
      {state.phase === 'none' ? (
        <>
          {handed.lostFrom !== null && <LostData from={handed.lostFrom} />}
          {isDamaged && <ErrorBox>{t('data.linkDamaged')}</ErrorBox>}
          {start && <ReadyCard recipe={start.recipe} onLeave={leave} />}
          <SourceDrop onFiles={openOther} />
          {isAnyStored && (
            <Suspense fallback={null}>
              <DeviceCard onOpen={openFromDevice} />
            </Suspense>
          )}
          {user && <AnalysesCard onRun={run} />}
        </>
      ) : state.phase === 'open' ? (
        <Suspense fallback={null}>
          <OpenFiles
            {...state}
            start={start}
            onChoices={(id, choices) => void readAgain(id, choices)}
            onAdd={(files) => void add(files)}
            onClose={closeFiles}
          />
        </Suspense>
      ) : (
        <NotOpen
          state={state}
          onRetry={(files, choices) => void open(files, choices)}
          onClose={closeFiles}
        />
      )}
    </section>
  );
}

/** What a page handed over is gone with the tab that it was in. */
function LostData({ from }: { readonly from: string }) {
  const t = useText();
  const back = (
    <ButtonLink size="sm" to={from}>
      {t('data.lostBack')}
    </ButtonLink>
  );
  return (
    <MessageBox tone="info" title={t('data.lost')} actions={back}>
      {t('data.lostWhy')}
    </MessageBox>
  );
}

interface NotOpenProps {
  readonly state: Exclude<OpenState, { phase: 'none' | 'open' }>;
  readonly onRetry: (files: readonly File[], choices: readonly ReadingChoices[]) => void;
  readonly onClose: () => void;
}

function NotOpen({ state, onRetry, onClose }: NotOpenProps) {
  const t = useText();
  if (state.phase === 'starting')
    return <Progress label={t('data.engine')} done={state.bytes} of={PROGRAM_BYTES} />;
  if (state.phase === 'reading') return <ReadingProgressCard {...state.reading} />;
  const another = (
    <Button size="sm" onClick={onClose}>
      {t('data.another')}
    </Button>
  );
  if (state.phase === 'unreadable') return <UnreadFiles unread={state.unread} actions={another} />;
  const actions = (
    <>
      <Button size="sm" onClick={() => onRetry(state.files, state.choices)}>
        {t('data.retry')}
      </Button>
      {another}
    </>
  );
  return <ErrorBox title={t('data.engineFailed')} actions={actions} />;
}
