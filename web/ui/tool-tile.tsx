import { useState, type CSSProperties } from 'react';
import { iconKind, isToolIcon } from '@toolyard/core/tools';
import Wrench from 'lucide-react/icons/wrench';

interface Props {
  readonly icon: string;
  /** What an image shows; without it the image only decorates. */
  readonly alt?: string;
  readonly color: string;
}

/** A tool's icon, 40 px on a tint of the tool's own colour. */
export function ToolTile({ icon, alt = '', color }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const drawable = isToolIcon(icon) && failed !== icon;
  return (
    <span
      className="grid size-10 flex-none place-items-center overflow-hidden rounded-3 bg-[color-mix(in_srgb,var(--tool)_13%,var(--surface))] font-semibold text-[color-mix(in_srgb,var(--tool)_62%,var(--ink))]"
      style={{ '--tool': color } as CSSProperties}
    >
      {!drawable ? (
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
