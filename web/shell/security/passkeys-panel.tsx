import { lazy, Suspense, useState } from 'react';
import KeyRound from 'lucide-react/icons/key-round';
import { MAX_PASSKEYS } from '@toolyard/core/accounts';
import type { PasskeyResponse } from '../../api/generated-auth.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { localDay, localTime } from '../../ui/format-date.ts';
import { PanelFault, ComingRows, PanelFoot, useFocusAfterRemoval } from './panel-parts.tsx';
import { PasskeyRemoval } from './passkey-removal.tsx';
import { useMailNotice, useSecurityCalls } from './security-calls.ts';

const NewPasskeyDialog = lazy(() =>
  import('./passkey-dialogs.tsx').then((m) => ({ default: m.NewPasskeyDialog })),
);
const PasskeyNameDialog = lazy(() =>
  import('./passkey-dialogs.tsx').then((m) => ({ default: m.PasskeyNameDialog })),
);

/** The passkeys by which the account is opened without its password. */
export function PasskeysPanel() {
  const t = useText();
  const { useListPasskeys } = useSecurityCalls();
  const [isOpen, setOpen] = useState(false);
  const { data, isLoading, error, refetch } = useListPasskeys(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const mailNotice = useMailNotice('passkeys');
  const isFull = data !== undefined && data.data.length >= MAX_PASSKEYS;
  return (
    <Card label={t('passkeys.title')}>
      <CardHead title={t('passkeys.title')} />
      {isLoading && <ComingRows label={t('passkeys.loading')} count={1} />}
      {error !== undefined && !data && (
        <PanelFault title={t('passkeys.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data && <Passkeys passkeys={data.data} />}
      {(data || isLoading) && (
        <PanelFoot
          text={`${t(isFull ? 'passkeys.full' : 'passkeys.text', { most: MAX_PASSKEYS })} ${mailNotice}`}
        >
          <Button disabled={isFull} onClick={() => setOpen(true)}>
            {t('passkeys.add')}
          </Button>
        </PanelFoot>
      )}
      {isOpen && (
        <Suspense>
          <NewPasskeyDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

/** What is being done with one of them. */
interface Doing {
  readonly what: 'rename' | 'remove';
  readonly passkey: PasskeyResponse;
}

function Passkeys({ passkeys }: { readonly passkeys: readonly PasskeyResponse[] }) {
  const t = useText();
  const [doing, setDoing] = useState<Doing | null>(null);
  const list = useFocusAfterRemoval(passkeys.length);
  const close = () => setDoing(null);
  return (
    <>
      {passkeys.length === 0 && (
        <div className="p-4">
          <p className="font-medium">{t('passkeys.none')}</p>
          <p className="text-ink-2">{t('passkeys.noneText')}</p>
        </div>
      )}
      <ul ref={list} tabIndex={-1} className="divide-y divide-line outline-none">
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onDo={(what) => setDoing({ what, passkey })}
          />
        ))}
      </ul>
      {doing?.what === 'rename' && (
        <Suspense>
          <PasskeyNameDialog passkey={doing.passkey} onClose={close} />
        </Suspense>
      )}
      {doing?.what === 'remove' && <PasskeyRemoval passkey={doing.passkey} onClose={close} />}
    </>
  );
}

interface RowProps {
  readonly passkey: PasskeyResponse;
  readonly onDo: (what: Doing['what']) => void;
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onDo }: RowProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <KeyRound size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none text-ink-4" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="flex flex-wrap gap-x-3 text-12 text-ink-3">
          <span className="figures">
            {t('passkeys.created', { day: localDay(createdAt, language) })}
          </span>
          <span className="figures">
            {lastUsedAt === null
              ? t('passkeys.unused')
              : t('passkeys.used', { time: localTime(lastUsedAt, language) })}
          </span>
        </p>
      </div>
      <div className="flex gap-2 max-sm:ml-7">
        {(['rename', 'remove'] as const).map((what) => (
          <Button
            key={what}
            size="sm"
            aria-label={t(`passkeys.${what}Of`, { name })}
            onClick={() => onDo(what)}
          >
            {t(`passkeys.${what}`)}
          </Button>
        ))}
      </div>
    </li>
  );
}
