import { useState, type CSSProperties } from 'react';
import { iconKind, isToolIcon } from '@toolyard/core/tools';
import Braces from 'lucide-react/icons/braces';
import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import Gift from 'lucide-react/icons/gift';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Table2 from 'lucide-react/icons/table-2';
import Wrench from 'lucide-react/icons/wrench';
import type { LucideIcon } from 'lucide-react';

/** The product's own tools, by id and the icon they begin with: a drawing stands for that icon until it is changed. */
const OWN_ICONS: Readonly<Record<string, LucideIcon>> = {
  'options-deals Δ': ChartCandlestick,
  'lottery-system ★': Gift,
  'lottery ★': Gift,
  'data-analysis Σ': Table2,
  'content-management ¶': NotebookPen,
  'code-generator { }': Braces,
};

interface Props {
  /** The tool's id. */
  readonly id?: string | undefined;
  readonly icon: string;
  /** What an image shows; without it the image only decorates. */
  readonly alt?: string;
  readonly color: string;
}

/** A tool's icon, 40 px on a tint of the tool's own colour. */
export function ToolTile({ id, icon, alt = '', color }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const OwnIcon = id ? OWN_ICONS[`${id} ${icon}`] : undefined;
  const drawable = isToolIcon(icon) && failed !== icon;
  return (
    <span
      className="grid size-10 flex-none place-items-center overflow-hidden rounded-3 bg-[color-mix(in_srgb,var(--tool)_13%,var(--surface))] font-semibold text-[color-mix(in_srgb,var(--tool)_62%,var(--ink))]"
      style={{ '--tool': color } as CSSProperties}
    >
      {OwnIcon ? (
        <OwnIcon size={20} strokeWidth={1.6} aria-hidden="true" />
      ) : !drawable ? (
        <Wrench size={20} strokeWidth={1.6} aria-hidden="true" />
      ) : iconKind(icon) === 'image' ? (
        <img
          src={icon}
          alt={alt}
          width={40}
          height={40}
          className="size-10 object-cover"
          onError={() => setFailed(icon)}
        />
      ) : (
        <span aria-hidden="true" className={icon.length > 3 ? 'text-11' : 'text-20'}>
          {icon}
        </span>
      )}
    </span>
  );
}
