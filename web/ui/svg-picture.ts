/** What style sheets give the parts of a drawing; everything else stands in its attributes. */
const STYLED = [
  'fill',
  'stroke',
  'stroke-width',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'letter-spacing',
] as const;

/** A drawing of the page as a document of its own: its computed colours and fonts stand in it, so that it needs no style sheet. */
export function svgDocument(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  copies.forEach((element, i) => {
    const computed = getComputedStyle(originals[i]!);
    element.removeAttribute('class');
    const style = STYLED.map((name) => `${name}:${computed.getPropertyValue(name)}`);
    element.setAttribute('style', style.join(';'));
  });
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** The drawing as a PNG of `scale` pixels per unit of its view box. */
export function pngOf(svg: SVGSVGElement, scale: number): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  return pngOfDocument(svgDocument(svg), width * scale, height * scale);
}

/**
 * A document of SVG as a PNG. It is drawn in the browser from a data address, which the content security policy allows and
 * no browser holds against the canvas.
 */
export async function pngOfDocument(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.drawImage(image, 0, 0, width, height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('No picture');
  return png;
}
