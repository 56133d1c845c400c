import type { KeyboardEvent } from 'react';
import { typeText, type Model } from '@toolyard/core/codegen';
import { useText } from '../../../i18n/use-text.ts';
import { HEAD_HEIGHT, MOST_ROWS, ROW_HEIGHT } from './box-size.ts';
import type { Box } from './layout.ts';

interface Props {
  readonly box: Box;
  readonly model: Model;
  /** Names of the entities that it is linked with. */
  readonly linked: string;
  readonly isActive: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onOpen: () => void;
}

/** Characters that fit. */
const NAME = 30;
const ROW = 34;

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

/** An entity as a box of its fields with their types. */
export function EntityBox({ box, model, linked, isActive, onFocus, onKeyDown, onOpen }: Props) {
  const t = useText();
  const { entity, width, height } = box;
  const keys = entity.keys.find(({ kind }) => kind === 'primary')?.fields ?? [];
  const more = entity.fields.length - MOST_ROWS;
  const label = { entity: entity.name, count: entity.fields.length, linked };
  return (
    <g transform={`translate(${box.x - width / 2} ${box.y - height / 2})`}>
      <g aria-hidden="true">
        <rect width={width} height={height} rx={6} className="fill-surface stroke-line-2" />
        <path d={`M0 ${HEAD_HEIGHT}h${width}`} className="stroke-line-2" />
        <text x={10} y={21} className="fill-ink text-13 font-semibold">
          {cut(entity.name, NAME)}
          <title>{entity.name}</title>
        </text>
        {entity.fields.slice(0, MOST_ROWS).map((field, at) => {
          const y = HEAD_HEIGHT + at * ROW_HEIGHT + 18;
          const mark = field.nullable ? '?' : '';
          const type = cut(`${typeText(field.type, model)}${mark}`, 18);
          return (
            <g key={field.id}>
              <text
                x={10}
                y={y}
                className={keys.includes(field.name) ? 'fill-accent text-12' : 'fill-ink-2 text-12'}
              >
                {cut(field.name, Math.max(ROW - type.length - 8, 8))}
              </text>
              <text x={width - 10} y={y} textAnchor="end" className="fill-ink-3 font-mono text-11">
                {type}
              </text>
            </g>
          );
        })}
        {more > 0 && (
          <text x={10} y={HEAD_HEIGHT + MOST_ROWS * ROW_HEIGHT + 18} className="fill-ink-3 text-12">
            {t('codegen.moreFields', { count: more })}
          </text>
        )}
      </g>
      <rect
        role="button"
        aria-label={t(linked === '' ? 'codegen.boxAlone' : 'codegen.box', label)}
        tabIndex={isActive ? 0 : -1}
        data-entity={entity.id}
        width={width}
        height={height}
        rx={6}
        className="cursor-pointer fill-transparent outline-none focus:stroke-focus focus:[stroke-width:2.5]"
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onDoubleClick={onOpen}
      />
    </g>
  );
}
