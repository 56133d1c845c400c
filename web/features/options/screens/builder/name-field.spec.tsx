import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { NameField } from './name-field.tsx';

it.each([
  ['letters', 'x'],
  ['emoji', '😀'],
  ['characters of a CJK extension', '𠮷'],
])('a name of %s has forty characters, as the server counts them', (_what, one) => {
  const names: string[] = [];
  render(<NameField label="Name" name="A" onChange={(name) => names.push(name)} />);
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: one.repeat(45) } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(names).toEqual([one.repeat(40)]);
  expect(field.getAttribute('maxlength')).toBeNull();
});
