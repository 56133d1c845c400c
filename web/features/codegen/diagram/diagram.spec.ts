import { expect, it } from '@jest/globals';
import { applyEdits, jsonSamples } from '@toolyard/core/codegen';
import { diagramOf } from './layout.ts';
import { neighbor } from './neighbor.ts';

const A = { id: 'a', x: 0, y: 0 };
const B = { id: 'b', x: 300, y: 40 };
const C = { id: 'c', x: 320, y: 400 };

it.each([
  [A, 'ArrowRight', B],
  [B, 'ArrowLeft', A],
  [B, 'ArrowDown', C],
  [C, 'ArrowUp', B],
  [A, 'ArrowLeft', null],
  [A, 'Tab', null],
])('from %j, %s leads to %j', (from, key, to) => {
  expect(neighbor([A, B, C], from, key)).toBe(to);
});

it.each(['right', 'down'] as const)(
  'leading %s, no two entities lie on each other, and each link has its line',
  (direction) => {
    const read = jsonSamples.read(['{"a": {"x": 1}, "b": [{"y": {"z": 1}}]}'], {
      rootName: 'Root',
      choices: {},
    });
    if (!read.ok) throw new Error(read.error.texts.en);
    const { model } = applyEdits(read.value.model, [
      { kind: 'add relation', entity: '$', to: '$', name: 'parent', many: false },
    ]);
    const { boxes, lines, width, height } = diagramOf(model, direction);
    expect(boxes).toHaveLength(4);
    expect(lines.map(({ link }) => link.name)).toEqual(['a', 'b', 'parent', 'y']);
    for (const { points } of lines) expect(points.length).toBeGreaterThan(1);
    for (const box of boxes) {
      expect(box.x + box.width / 2).toBeLessThanOrEqual(width);
      expect(box.y + box.height / 2).toBeLessThanOrEqual(height);
      for (const other of boxes)
        expect(
          box === other ||
            Math.abs(box.x - other.x) >= box.width ||
            Math.abs(box.y - other.y) >= (box.height + other.height) / 2,
        ).toBe(true);
    }
  },
);
