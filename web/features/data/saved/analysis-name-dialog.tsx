import { ANALYSIS_NAME_MAX } from '@toolyard/core/data';
import { shortName } from '@toolyard/core/shared';
import { useText } from '../../../i18n/use-text.ts';
import { NameDialog } from '../../../ui/name-dialog.tsx';

interface Props {
  readonly title: string;
  readonly name: string;
  /** Answers what went wrong, or null. */
  readonly onSave: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks for the name of an analysis, and says what of it is kept. */
export function AnalysisNameDialog({ title, ...dialog }: Props) {
  const t = useText();
  const error = t('data.nameInvalid', { most: ANALYSIS_NAME_MAX });
  return (
    <NameDialog
      texts={{
        title,
        description: t('data.keptWhat'),
        label: t('data.name'),
        save: t('data.saveName'),
        cancel: t('data.cancel'),
        close: t('data.close'),
      }}
      check={(typed) => {
        const name = shortName(typed, ANALYSIS_NAME_MAX);
        return name === null ? { error } : { name };
      }}
      {...dialog}
    />
  );
}
