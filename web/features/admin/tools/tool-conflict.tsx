import { toolTitle, type Badge } from '@toolyard/core/tools';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { utcTime } from '../../../ui/format-date.ts';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { useLastChange } from '../conflict/use-last-change.ts';
import { bodyOf } from './tool-values.ts';
import type { SaveConflict, useToolSave } from './use-tool-save.ts';
import type { ToolBody } from './wire.ts';

interface Props {
  readonly conflict: SaveConflict;
  readonly saving: ReturnType<typeof useToolSave>;
}

/** The tool was saved by somebody else while it was edited here. */
export function ToolConflict({ conflict, saving }: Props) {
  const t = useText();
  const language = useLanguage();
  const { base, mine, theirs } = conflict;
  const change = useLastChange(theirs);
  const text = (value: string | null) => value || '--';
  const time = (value: string | null) => utcTime(value, language);
  const badges = (value: readonly Badge[]) =>
    value.map((badge) => t(`badge.${badge}`)).join(', ') || '--';
  return (
    <ConflictDialog<ToolBody>
      key={theirs.version}
      name={toolTitle(base, language)}
      change={change}
      base={base}
      mine={mine}
      theirs={bodyOf(theirs)}
      fields={[
        { name: 'title', label: t('adminTools.name'), show: text },
        { name: 'description', label: t('adminTools.description'), show: text },
        { name: 'titleZh', label: t('adminTools.nameZh'), show: text },
        { name: 'descriptionZh', label: t('adminTools.descriptionZh'), show: text },
        { name: 'url', label: t('adminTools.url'), show: text },
        { name: 'icon', label: t('adminTools.icon'), show: text },
        { name: 'iconAlt', label: t('adminTools.iconAlt'), show: text },
        { name: 'color', label: t('adminTools.color'), show: text },
        { name: 'order', label: t('adminTools.order'), show: String },
        { name: 'badges', label: t('adminTools.badges'), show: badges },
        {
          name: 'isActive',
          label: t('adminTools.status'),
          show: (isActive) => t(isActive ? 'adminTools.active' : 'adminTools.inactive'),
        },
        { name: 'publishAt', label: t('adminTools.publishAt'), show: time },
        { name: 'hideAt', label: t('adminTools.hideAt'), show: time },
      ]}
      busy={saving.busy}
      error={saving.error}
      onKeepMine={() => void saving.save(mine, theirs)}
      onMerge={(merge) => void saving.save(merge, theirs)}
      onTakeTheirs={() => saving.takeTheirs(conflict)}
      onClose={saving.leaveConflict}
    />
  );
}
