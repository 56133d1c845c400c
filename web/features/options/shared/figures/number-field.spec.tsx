import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { NumberField } from './number-field.tsx';

function Quantity() {
  const [quantity, setQuantity] = useState(1);
  return (
    <NumberField
      label="Quantity"
      shown={String(quantity)}
      accepts={(value) => Number.isInteger(value) && value > 0}
      range="A whole number"
      onCommit={setQuantity}
      steps={{ less: 'Less', more: 'More', onStep: (by) => setQuantity(quantity + by) }}
    />
  );
}

it.each([
  ['5', 'ArrowUp', '6'],
  ['5', 'ArrowDown', '4'],
  ['1', 'ArrowUp', '2'],
  ['x', 'ArrowUp', '2'],
])('%s typed over 1, then %s: %s', (typed, key, shown) => {
  render(<Quantity />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.keyDown(field, { key });
  expect(field.value).toBe(shown);
});
