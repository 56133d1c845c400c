import { useRef, useState, type KeyboardEvent } from 'react';
import Maximize from 'lucide-react/icons/maximize';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { Link, Model } from '@toolyard/core/codegen';
import { useText } from '../../../i18n/use-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { EntityBox } from './entity-box.tsx';
import type { Box, Diagram } from './layout.ts';
import { LinkLine } from './link-line.tsx';
import { neighbor } from './neighbor.ts';
import { useDiagram } from './use-diagram.ts';
import { useFrameSize } from './use-frame-size.ts';
import { useView } from './use-view.ts';

interface Props {
  readonly model: Model;
  /** Opens an entity in the table. */
  readonly onOpen: (entity: string) => void;
}

/** Pixels below which two boxes side by side could not be read. */
const NARROW = 560;

const NO_BOXES = { boxes: [], lines: [], width: 0, height: 0 } satisfies Omit<Diagram, 'model'>;

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The entities of a model as boxes with lines between them: moved and scaled by pointer, wheel and keys. */
export function ModelDiagram({ model, onOpen }: Props) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame);
  const direction = size.width < NARROW ? 'down' : 'right';
  const { diagram, isBusy, failed } = useDiagram(model, direction);
  const shown = diagram ?? { model, ...NO_BOXES };
  const { view, zoom, fit, show, pointer } = useView(shown, frame, size);
  const [chosen, setChosen] = useState<string | null>(null);
  const { boxes, lines } = shown;
  const active = boxes.find(({ entity }) => entity.id === chosen) ?? boxes[0];
  const nameOf = (id: string) => shown.model.entities.find((each) => each.id === id)?.name ?? id;

  const linkedWith = (id: string): string => {
    const others = lines.flatMap(({ link: { from, to } }) =>
      from === id ? [to] : to === id ? [from] : [],
    );
    return [...new Set(others)].map(nameOf).join(', ');
  };
  const words = ({ from, to, name, fromCount, toCount }: Link) => {
    const ends = { from: nameOf(from), field: name, to: nameOf(to) };
    const text = t(`codegen.link.${toCount}`, ends);
    return fromCount === 'none or one' ? `${text} ${t('codegen.linkOnce')}` : text;
  };
  const onKeyDown = (event: KeyboardEvent, box: Box) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = neighbor(boxes, box, event.key);
    if (next) {
      const elements = frame.current!.querySelectorAll<SVGElement>('[data-entity]');
      elements[boxes.indexOf(next)]!.focus({ preventScroll: true });
    } else if (event.key === 'Enter' || event.key === ' ') onOpen(box.entity.id);
    else if (event.key === '+' || event.key === '=') zoom(1.25);
    else if (event.key === '-') zoom(0.8);
    else if (event.key === '0') fit();
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };

  return (
    <div>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">
        <p className="min-w-0 flex-1 basis-60 text-13 text-ink-2">{t('codegen.diagramKeys')}</p>
        {active && (
          <Button size="sm" onClick={() => onOpen(active.entity.id)}>
            {t('codegen.openEntity', { entity: active.entity.name })}
          </Button>
        )}
        <IconButton label={t('codegen.zoomOut')} onClick={() => zoom(0.8)}>
          <ZoomOut {...icon} />
        </IconButton>
        <IconButton label={t('codegen.zoomIn')} onClick={() => zoom(1.25)}>
          <ZoomIn {...icon} />
        </IconButton>
        <IconButton label={t('codegen.fit')} onClick={fit}>
          <Maximize {...icon} />
        </IconButton>
      </div>
      {failed && <ErrorBox className="m-4">{t('codegen.noDiagram')}</ErrorBox>}
      <div
        ref={frame}
        {...pointer}
        hidden={failed}
        aria-busy={isBusy}
        className="h-[min(70vh,40rem)] min-h-80 max-md:h-96 cursor-grab touch-pan-y overflow-hidden rounded-b-3 bg-sunken active:cursor-grabbing"
      >
        {diagram ? (
          <svg
            role="group"
            aria-label={t('codegen.diagram')}
            width="100%"
            height="100%"
            className="block select-none"
          >
            <g
              transform={`translate(${size.width / 2} ${size.height / 2}) scale(${view.scale}) translate(${-view.middle.x} ${-view.middle.y})`}
            >
              {lines.map((line, at) => (
                <LinkLine key={`${at}-${line.link.name}`} line={line} />
              ))}
              {boxes.map((box) => (
                <EntityBox
                  key={box.entity.id}
                  box={box}
                  model={shown.model}
                  linked={linkedWith(box.entity.id)}
                  isActive={box === active}
                  onFocus={() => {
                    setChosen(box.entity.id);
                    show(box);
                  }}
                  onKeyDown={(event) => onKeyDown(event, box)}
                  onOpen={() => onOpen(box.entity.id)}
                />
              ))}
            </g>
          </svg>
        ) : (
          <SkeletonBlock label={t('codegen.diagramBusy')} className="p-4">
            <Skeleton className="h-64" />
          </SkeletonBlock>
        )}
      </div>
      <ul className="sr-only" aria-label={t('codegen.links')}>
        {lines.map(({ link }, at) => (
          <li key={`${at}-${link.name}`}>{words(link)}</li>
        ))}
      </ul>
    </div>
  );
}
