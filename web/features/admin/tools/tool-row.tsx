import { useSortable } from '@dnd-kit/react/sortable';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { toolTitle, toolVisibility } from '@toolyard/core/tools';
import { clsx } from 'clsx';
import { useApplication } from '../../../app/use-application.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { utcTime } from '../../../ui/format-date.ts';
import { Switch } from '../../../ui/switch.tsx';
import { ToolBadges } from '../../../ui/tool-badges.tsx';
import { ToolTile } from '../../../ui/tool-tile.tsx';
import { SelectBox } from '../../../ui/data-table/select-box.tsx';
import type { DraggedTool } from './drag-words.ts';
import type { RowActs } from './row-acts.ts';
import { RowMenu } from './row-menu.tsx';
import { toolsApi } from './tools-api.ts';
import type { AdminTool } from './wire.ts';

interface Props extends RowActs {
  readonly tool: AdminTool;
  readonly index: number;
  /** How many rows there are. */
  readonly count: number;
  readonly sortable: boolean;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly canMove: (by: 1 | -1) => boolean;
}

/** On a card the cells stand in a grid: box, icon, words over badges, switch, menu. */
const CELL = 'max-sm:block max-sm:h-auto max-sm:border-0 max-sm:p-0 max-sm:bg-transparent!';

/** A tool of the list: a row, and below 640 px a card. */
export function ToolRow(props: Props) {
  const { tool, index, count, sortable, chosen, onChoose, onToggle } = props;
  const t = useText();
  const { id } = tool;
  const language = useLanguage();
  const name = toolTitle(tool, language);
  const otherLanguage = language === 'en' ? 'zh-CN' : 'en';
  const otherName = toolTitle(tool, otherLanguage);
  const { ref, handleRef, isDragging } = useSortable<DraggedTool>({
    id,
    index,
    data: { name, count },
    disabled: !sortable,
  });
  return (
    <tr
      ref={ref}
      role="row"
      tabIndex={-1}
      data-row={tool.id}
      aria-selected={chosen}
      className={clsx(
        'scroll-mt-20 bg-surface max-sm:grid max-sm:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto] max-sm:items-center max-sm:border-b max-sm:px-3 max-sm:py-3 max-sm:last:border-b-0 max-sm:aria-selected:bg-accent-tint',
        isDragging && 'relative z-20 shadow-pop',
      )}
    >
      <td role="cell" className={clsx(CELL, 'w-6 pr-0! max-sm:hidden')}>
        <button
          ref={handleRef}
          type="button"
          aria-label={t('adminTools.drag', { name })}
          aria-roledescription={t('adminTools.dragRole')}
          title={sortable ? t('adminTools.drag', { name }) : t('adminTools.dragOff')}
          className="inline-grid size-6 cursor-grab touch-none place-items-center rounded-1 text-ink-4 hover:text-ink-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
        >
          <GripVertical size={14} aria-hidden="true" />
        </button>
      </td>
      <td
        role="cell"
        className={clsx(
          CELL,
          'w-10 max-sm:row-span-2 max-sm:w-auto max-sm:pr-3 [&>label]:align-middle',
        )}
      >
        <SelectBox
          label={t('table.select', { name })}
          checked={chosen}
          onChange={(checked) => onChoose(checked)}
        />
      </td>
      <td role="cell" className={clsx(CELL, 'max-w-60 font-mono text-12 text-ink-2 max-sm:hidden')}>
        <span className="block truncate" title={tool.id}>
          {tool.id}
        </span>
      </td>
      <td role="cell" className={clsx(CELL, 'w-20 max-sm:row-span-2 max-sm:w-auto max-sm:pr-3')}>
        <span className="inline-block align-middle sm:[zoom:0.7]">
          <ToolTile id={tool.id} icon={tool.icon} alt={tool.iconAlt} color={tool.color} />
        </span>
      </td>
      <td
        role="rowheader"
        className={clsx(CELL, 'font-medium whitespace-normal! wrap-anywhere max-sm:text-14')}
      >
        {name}
        {otherName !== name && (
          <span lang={otherLanguage} className="block text-12 font-normal text-ink-3">
            {otherName}
          </span>
        )}
        <ScheduleNote tool={tool} />
      </td>
      <td role="cell" className={clsx(CELL, 'max-sm:col-start-3 max-sm:row-start-2 max-sm:mt-1')}>
        <span className="flex flex-wrap items-center gap-1">
          {tool.badges.length > 0 ? (
            <ToolBadges badges={tool.badges} />
          ) : (
            <span className="text-ink-3 max-sm:hidden">--</span>
          )}
          <span className="figures text-12 text-ink-3 sm:hidden">
            {t('adminTools.orderOf', { order: tool.order })}
          </span>
        </span>
        <ClicksNote toolKey={tool.key} />
      </td>
      <td
        role="cell"
        className={clsx(CELL, 'max-sm:col-start-4 max-sm:row-span-2 max-sm:row-start-1')}
      >
        <span className="flex items-center gap-2">
          <Switch
            label={t('adminTools.shown', { name })}
            checked={tool.isActive}
            onChange={(isActive) => onToggle(tool, isActive)}
          />
          <span className={clsx('max-sm:sr-only', !tool.isActive && 'text-ink-3')}>
            {t(tool.isActive ? 'adminTools.active' : 'adminTools.inactive')}
          </span>
        </span>
      </td>
      <td role="cell" className={clsx(CELL, 'num max-sm:hidden')}>
        {tool.order}
      </td>
      <td
        role="cell"
        className={clsx(CELL, 'num w-14 max-sm:col-start-5 max-sm:row-span-2 max-sm:row-start-1')}
      >
        <RowMenu {...props} />
      </td>
    </tr>
  );
}

/** When a tool that is switched on begins and ceases to be shown, where that is set. */
function ScheduleNote({ tool }: Pick<Props, 'tool'>) {
  const t = useText();
  const language = useLanguage();
  const { services } = useApplication();
  const [publishAt, hideAt] = [tool.publishAt, tool.hideAt].map((at) =>
    at === null ? null : Date.parse(at),
  ) as [number | null, number | null];
  const visibility = toolVisibility({ ...tool, publishAt, hideAt }, services.now());
  const note =
    visibility === 'waiting'
      ? t('adminTools.shownFrom', { at: utcTime(publishAt, language) })
      : visibility === 'over'
        ? t('adminTools.hiddenSince', { at: utcTime(hideAt, language) })
        : visibility === 'shown' && hideAt !== null
          ? t('adminTools.shownUntil', { at: utcTime(hideAt, language) })
          : null;
  return note && <span className="block text-12 font-normal text-warn">{note}</span>;
}

const CLICKS_FRESH_SECONDS = 60;

/** How often a tool was opened in the last thirty days. */
function ClicksNote({ toolKey }: { readonly toolKey: string }) {
  const t = useText();
  const { data } = toolsApi.useReadToolClicksQuery(undefined, {
    refetchOnMountOrArgChange: CLICKS_FRESH_SECONDS,
  });
  const count = data?.data.find(({ key }) => key === toolKey)?.count;
  return (
    count !== undefined && (
      <span className="block text-12 font-normal text-ink-3">
        {t('adminTools.clicks', { count })}
      </span>
    )
  );
}
