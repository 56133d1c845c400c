import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { MessageBox } from '../../../ui/message-box.tsx';

/** The secret of a new web hook, the one time that it can be seen. */
export function NewSecret({ value }: { readonly value: string }) {
  const t = useText();
  const toasts = useToasts();
  const output = useRef<HTMLElement>(null);
  useEffect(() => output.current?.focus(), [value]);
  const copy = async () => {
    toasts.add(
      (await copyText(value))
        ? { title: t('contentHooks.copied') }
        : { title: t('contentHooks.copyFailed'), variant: 'destructive' },
    );
  };
  return (
    <MessageBox
      tone="warn"
      title={t('contentHooks.secret')}
      actions={
        <Button size="sm" onClick={() => void copy()}>
          {t('contentHooks.copySecret')}
        </Button>
      }
    >
      <p>{t('contentHooks.secretText')}</p>
      <code
        ref={output}
        tabIndex={-1}
        className="mt-2 block rounded-2 bg-surface p-2 break-all text-ink outline-none select-all"
      >
        {value}
      </code>
    </MessageBox>
  );
}
