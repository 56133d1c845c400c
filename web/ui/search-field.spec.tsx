import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SearchField } from './search-field.tsx';

const PAUSE_MS = 300;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A search whose address follows only when the test says so, as while a long table is drawn. */
function open() {
  const searches: string[] = [];
  let arrive: (text: string) => void = () => undefined;
  function Page() {
    const [search, setSearch] = useState('');
    arrive = setSearch;
    return <SearchField label="Search" value={search} onSearch={(text) => searches.push(text)} />;
  }
  render(<Page />);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  const pass = () => act(() => jest.advanceTimersByTime(PAUSE_MS));
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  return { searches, arrive: (text: string) => act(() => arrive(text)), field, pass, type };
}

describe('a search field', () => {
  it('keeps what is typed while the search before it arrives', () => {
    const { searches, arrive, field, pass, type } = open();
    type('abc');
    pass();
    type('abcd');
    arrive('abc');
    expect(field.value).toBe('abcd');
    pass();
    expect(searches).toEqual(['abc', 'abcd']);
    type('abcde');
    arrive('abcd');
    expect(field.value).toBe('abcde');
  });

  it('keeps what is typed when an earlier one of several searches arrives', () => {
    const { arrive, field, pass, type } = open();
    type('ab');
    pass();
    type('abc');
    pass();
    arrive('ab');
    expect(field.value).toBe('abc');
    arrive('abc');
    expect(field.value).toBe('abc');
  });

  it('shows a search that comes from elsewhere: back, a reset, a saved view', () => {
    const { searches, arrive, field, pass, type } = open();
    type('abc ');
    pass();
    arrive('abc');
    expect(field.value).toBe('abc ');
    arrive('');
    expect(field.value).toBe('');
    arrive('abc');
    expect(field.value).toBe('abc');
    pass();
    expect(searches).toEqual(['abc']);
  });
});
