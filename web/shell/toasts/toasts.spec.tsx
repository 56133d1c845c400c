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
  it('TO-06 closes by itself after 5000 ms; TO-02 an error stays', async () => {
    const { application } = renderApp('/');
    await screen.findByRole('region', { name: /Notifications/ });
    jest.useFakeTimers();
    act(() => {
      application.toasts.add({ title: 'Saved' });
      application.toasts.add({ title: 'Failed', variant: 'destructive' });
    });
    act(() => jest.advanceTimersByTime(4999));
    expect(screen.queryByText('Saved')).not.toBeNull();
    act(() => jest.advanceTimersByTime(2));
    expect(screen.queryByText('Saved')).toBeNull();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.queryByText('Failed')).not.toBeNull();
    jest.useRealTimers();
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
