/** One element of a drawing: what it is, where it stands and what it says. */
export interface Mark {
  /** Of one element over time. */
  readonly key: string;
  readonly tag: 'path' | 'circle' | 'text';
  /** As React names them. */
  readonly attributes: Readonly<Record<string, string | number>>;
  /** Colours, which come before those of a class. */
  readonly fill?: string;
  readonly stroke?: string;
  readonly text?: string;
}

/** How SVG names what React names otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  strokeDasharray: 'stroke-dasharray',
  strokeLinejoin: 'stroke-linejoin',
  strokeWidth: 'stroke-width',
  textAnchor: 'text-anchor',
};

/**
 * Draws marks into a group that React leaves empty. It changes only what differs from its last drawing, and takes about
 * half the time of a render.
 */
export class MarkLayer {
  private readonly known = new Map<string, { readonly element: SVGElement; readonly mark: Mark }>();

  constructor(private readonly group: SVGGElement) {}

  draw(marks: readonly Mark[]): void {
    const gone = new Set(this.known.keys());
    for (const mark of marks) {
      gone.delete(mark.key);
      const before = this.known.get(mark.key);
      const element = before?.element ?? this.append(mark.tag);
      change(element, before?.mark, mark);
      this.known.set(mark.key, { element, mark });
    }
    for (const key of gone) {
      this.known.get(key)?.element.remove();
      this.known.delete(key);
    }
  }

  private append(tag: Mark['tag']): SVGElement {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
    this.group.append(element);
    return element;
  }
}

function change(element: SVGElement, before: Mark | undefined, now: Mark): void {
  for (const name in now.attributes) {
    const value = now.attributes[name];
    if (before?.attributes[name] !== value)
      element.setAttribute(NAMES[name] ?? name, String(value));
  }
  if (before?.fill !== now.fill) element.style.fill = now.fill ?? '';
  if (before?.stroke !== now.stroke) element.style.stroke = now.stroke ?? '';
  if (before?.text !== now.text) setText(element, now.text ?? '');
}

/** Changes the text where it stands: a new node costs more. */
export function setText(element: Element, text: string): void {
  if (element.firstChild) element.firstChild.nodeValue = text;
  else element.textContent = text;
}
