import { useEffect, useRef } from 'react';
import Download from 'lucide-react/icons/download';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from './copy-button.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { useSecurityCalls } from './security-calls.ts';

interface Props {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** The recovery codes, the one time that they are shown. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const t = useText();
  const { useOwner } = useSecurityCalls();
  const owner = useOwner();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const lines = codes.join('\n');
  const file = `${t('factor.fileHead', { email: owner })}\n\n${lines}\n`;
  return (
    <div className="p-4">
      <h3 ref={heading} tabIndex={-1} className="text-14 font-semibold outline-none">
        {t('factor.codesTitle')}
      </h3>
      <p className="mt-1 max-w-prose text-ink-2">{t('factor.codesText')}</p>
      <ul
        aria-label={t('factor.codes')}
        className="mt-4 grid w-fit max-w-full grid-cols-1 gap-x-8 gap-y-1.5 rounded-2 bg-sunken p-4 font-mono text-13 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <CopyButton text={lines} label={t('factor.copyCodes')} />
        <Button
          size="sm"
          icon={<Download size={14} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => downloadFile('toolyard-recovery-codes.txt', file, 'text/plain')}
        >
          {t('factor.downloadCodes')}
        </Button>
      </div>
      <Button look="primary" className="mt-5" onClick={onSaved}>
        {t('factor.kept')}
      </Button>
    </div>
  );
}
