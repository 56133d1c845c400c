import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../test-support/render-app.tsx';
import { createToasts } from './toasts.ts';

describe('the list of toasts', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('TO-01 TO-03 a toast is added, updated by id, dismissed and removed', () => {
    const toasts = createToasts();
    const id = toasts.add({ title: 'Saved', description: 'to the list' });
    expect(toasts.list()).toEqual([
      { id, title: 'Saved', description: 'to the list', open: true, variant: 'default' },
    ]);
    toasts.update(id, { title: 'Saved twice' });
    expect(toasts.list()[0]!.title).toBe('Saved twice');
    toasts.dismiss(id);
    expect(toasts.list()[0]!.open).toBe(false);
  });

  it('TO-03 one is dismissed by id, all without', () => {
    const toasts = createToasts();
    const [first] = ['1', '2', '3'].map((title) => toasts.add({ title }));
    const open = () => toasts.list().map((toast) => toast.open);
    toasts.dismiss(first);
    expect(open()).toEqual([false, true, true]);
    toasts.dismiss();
    expect(open()).toEqual([false, false, false]);
  });

  it('TO-04 at most five: the sixth replaces the oldest', () => {
    const toasts = createToasts();
    for (const title of ['1', '2', '3', '4', '5', '6']) toasts.add({ title });
    expect(toasts.list().map((toast) => toast.title)).toEqual(['2', '3', '4', '5', '6']);
  });

  it('TO-08 a dismissed toast is gone 1000 ms later', () => {
    const toasts = createToasts();
    toasts.add({ title: 'a' });
    toasts.dismiss();
    jest.advanceTimersByTime(999);
    expect(toasts.list()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(toasts.list()).toHaveLength(0);
  });
});

describe('toasts on the page', () => {
  const toasts = async () => {
    const { application } = renderApp('/');
    const area = await screen.findByRole('region', { name: /Notifications/ });
    jest.useFakeTimers();
    return { application, list: area.querySelector('ol')! };
  };
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const card = (title: string) => screen.queryByText(title)?.closest('li') ?? null;
  afterEach(() => void jest.useRealTimers());

  it('TO-06 every toast closes by itself after 5000 ms', async () => {
    const { application } = await toasts();
    act(() => {
      application.toasts.add({ title: 'Saved' });
      application.toasts.add({ title: 'Failed', variant: 'destructive' });
    });
    pass(4999);
    expect([card('Saved'), card('Failed')]).not.toContain(null);
    pass(2);
    expect([card('Saved'), card('Failed')]).toEqual([null, null]);
  });

  it('TO-02 a destructive toast has another edge and another sign', async () => {
    const { application } = await toasts();
    act(() => {
      application.toasts.add({ title: 'Saved' });
      application.toasts.add({ title: 'Failed', variant: 'destructive' });
    });
    const looks = ['Saved', 'Failed'].map((title) => card(title)!);
    expect(looks.map((look) => look.className.includes('border-danger-line'))).toEqual([
      false,
      true,
    ]);
    const [saved, failed] = looks.map((look) => look.querySelector('svg')!.outerHTML);
    expect(saved).not.toBe(failed);
  });

  it.each([
    [
      'the pointer is over it',
      (list: Element) => fireEvent.pointerMove(list),
      (list: Element) => fireEvent.pointerLeave(list.parentElement!),
    ],
    [
      'it holds the focus',
      (list: Element) => act(() => list.querySelector('li')!.focus()),
      (list: Element) => act(() => list.querySelector('li')!.blur()),
    ],
    ['the window is not looked at', () => fireEvent.blur(window), () => fireEvent.focus(window)],
  ])('TO-07 its time stands still while %s', async (_while, begin, end) => {
    const { application, list } = await toasts();
    act(() => void application.toasts.add({ title: 'Saved' }));
    pass(3000);
    begin(list);
    pass(60_000);
    expect(card('Saved')).not.toBeNull();
    end(list);
    pass(1990);
    expect(card('Saved')).not.toBeNull();
    pass(20);
    expect(card('Saved')).toBeNull();
  });

  it('TO-12 title and description are announced', async () => {
    const { application } = await toasts();
    act(() => void application.toasts.add({ title: 'Saved', description: 'to the list' }));
    pass(100);
    const said = screen
      .getAllByRole('status', { hidden: true })
      .find((status) => status.getAttribute('aria-live'));
    expect(said?.textContent).toMatch(/Saved.*to the list/);
  });

  it('TO-11 TO-12 F8 moves the focus there; close button and action', async () => {
    const { application } = renderApp('/');
    await screen.findByRole('region', { name: /Notifications/ });
    let undone = 0;
    act(() => {
      application.toasts.add({ title: 'Gone', action: { label: 'Undo', onClick: () => undone++ } });
    });
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.closest('[role=region]')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undone).toBe(1);
  });
});
