import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Sparkline } from './sparkline.tsx';

it.each([
  ['falls, though its last step rises', [200, 190, 195], 'var(--down)'],
  ['rises, though its last step falls', [190, 200, 195], 'var(--up)'],
  ['ends where it began', [190, 200, 190], 'var(--ink-3)'],
])('a line that %s has the colour of its own direction', (_name, values, color) => {
  const { container } = render(<Sparkline values={values} width={72} height={24} />);
  expect(container.querySelector<SVGPathElement>('path[fill="none"]')!.style.stroke).toBe(color);
});
