import type { NewSecondFactorResponse } from '../../api/generated-auth.ts';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmCode } from './confirm-code.tsx';
import { CopyButton } from './copy-button.tsx';
import { QrCode } from './qr-code.tsx';

interface Props {
  readonly started: NewSecondFactorResponse;
  readonly onOn: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The key, to be scanned or typed into an app, and the first code that comes of it. */
export function SecondFactorSetup({ started: { secret, uri }, onOn, onCancel }: Props) {
  const t = useText();
  return (
    <ol className="flex list-decimal flex-col gap-5 p-4 pl-9 marker:font-semibold marker:text-ink-3">
      <li>
        <p>{t('factor.scan')}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-4">
          <QrCode text={uri} label={t('factor.qr')} />
          <div className="min-w-0 flex-1 basis-52">
            <p className="text-ink-2">{t('factor.key')}</p>
            <p className="mt-1 font-mono text-14 wrap-anywhere select-all">{inFours(secret)}</p>
            <div className="mt-3">
              <CopyButton text={secret} label={t('factor.copyKey')} />
            </div>
          </div>
        </div>
      </li>
      <li>
        <p>{t('factor.enter')}</p>
        <ConfirmCode onOn={onOn} onCancel={onCancel} />
      </li>
    </ol>
  );
}

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';
