import type { UnusedEdit } from '@toolyard/core/codegen';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';

interface Props {
  readonly unused: readonly UnusedEdit[];
  readonly onDiscard: () => void;
}

/** The edits that no longer fit what was read. They stay, in case it fits again. */
export function UnusedEdits({ unused, onDiscard }: Props) {
  const t = useText();
  const language = useLanguage();
  return (
    <MessageBox
      tone="warn"
      className="m-4"
      title={t('codegen.unusedEdits', { count: unused.length })}
      actions={
        <Button size="sm" onClick={onDiscard}>
          {t('codegen.discardEdits')}
        </Button>
      }
    >
      <ul className="list-disc pl-5">
        {unused.map(({ edit, texts }) => (
          <li key={JSON.stringify(edit)}>{textIn(texts, language)}</li>
        ))}
      </ul>
    </MessageBox>
  );
}
