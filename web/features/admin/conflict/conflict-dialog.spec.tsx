import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { createFakeServer } from '../../../test-support/fake-server.ts';
import { renderPanel } from '../../../test-support/render-panel.tsx';
import { ConflictDialog, type ConflictDialogProps } from './conflict-dialog.tsx';

interface Card {
  readonly title: string;
  readonly order: number;
  readonly badges: readonly string[];
}
const base: Card = { title: 'Chess', order: 10, badges: ['NEW'] };
const mine: Card = { title: 'Chess 2', order: 10, badges: ['HOT'] };
const theirs: Card = { title: 'Chess', order: 20, badges: [] };

async function open(more: Partial<ConflictDialogProps<Card>> = {}) {
  const answers = {
    onKeepMine: jest.fn(),
    onTakeTheirs: jest.fn(),
    onMerge: jest.fn<(values: Card) => void>(),
    onClose: jest.fn(),
  };
  const { user } = await renderPanel(
    <ConflictDialog<Card>
      name="Chess"
      change={{ at: '2026-11-20T08:00:00.000Z', by: 'lin' }}
      fields={[
        { name: 'title', label: 'Title', show: (title) => title },
        { name: 'order', label: 'Order', show: (order) => order.toFixed(0) },
        { name: 'badges', label: 'Badges', show: (badges) => badges.join(', ') || 'none' },
      ]}
      base={base}
      mine={mine}
      theirs={theirs}
      {...answers}
      {...more}
    />,
    createFakeServer(),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
  return { user, dialog, ...answers };
}
type Opened = Awaited<ReturnType<typeof open>>;

const field = ({ dialog }: Opened, name: RegExp) => within(dialog.getByRole('group', { name }));
const button = ({ dialog }: Opened, name: string) =>
  dialog.getByRole<HTMLButtonElement>('button', { name });
const checked = (opened: Opened, name: RegExp) =>
  field(opened, name)
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => radio.checked);

describe('the conflict dialog', () => {
  it('A41: says who saved the other version, and when', async () => {
    const { dialog } = await open();
    expect(
      dialog.getByText(/^lin saved “Chess” on Nov 20, 2026, \d\d:\d\d while you/),
    ).toBeTruthy();
  });

  it('shows every field that differs in both versions', async () => {
    const opened = await open();
    expect(opened.dialog.getAllByRole('group')).toHaveLength(3);
    field(opened, /Title/).getByRole('radio', { name: 'Yours Chess 2' });
    field(opened, /Title/).getByRole('radio', { name: 'Saved by someone else Chess' });
    field(opened, /Badges/).getByRole('radio', { name: 'Saved by someone else none' });
    field(opened, /Badges/).getByText(/Before: NEW/);
  });

  it('leaves out what is the same', async () => {
    const opened = await open({ theirs: { ...theirs, order: 10, title: 'Chess 2' } });
    expect(opened.dialog.getAllByRole('group')).toHaveLength(1);
    expect(checked(opened, /Badges/)).toEqual([false, false]);
  });

  it('preselects who alone changed a field; what both changed has to be chosen', async () => {
    const opened = await open();
    expect(checked(opened, /Title/)).toEqual([true, false]);
    expect(checked(opened, /Order/)).toEqual([false, true]);
    expect(checked(opened, /Badges/)).toEqual([false, false]);
    expect(button(opened, 'Save merged version').disabled).toBe(true);
    opened.dialog.getByText('Choose 1 more field');
  });

  it('the merge is made of the chosen sides, by keyboard alone', async () => {
    const opened = await open();
    const { user, dialog, onMerge } = opened;
    field(opened, /Badges/)
      .getByRole('radio', { name: /Yours/ })
      .focus();
    await user.keyboard(' ');
    expect(dialog.queryByText(/Choose/)).toBeNull();
    button(opened, 'Save merged version').focus();
    await user.keyboard('{Enter}');
    expect(onMerge.mock.calls).toEqual([[{ title: 'Chess 2', order: 20, badges: ['HOT'] }]]);
  });

  it('keeping mine and taking theirs need no choice', async () => {
    const opened = await open();
    await opened.user.click(button(opened, 'Keep mine'));
    await opened.user.click(button(opened, 'Take theirs'));
    expect(opened.onKeepMine).toHaveBeenCalledTimes(1);
    expect(opened.onTakeTheirs).toHaveBeenCalledTimes(1);
    expect(opened.onMerge).not.toHaveBeenCalled();
  });

  it('Escape leads back to the form', async () => {
    const { user, onClose } = await open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('says why the last try was refused', async () => {
    const { dialog } = await open({ error: 'The title is too long' });
    expect(dialog.getByRole('alert').textContent).toContain('The title is too long');
  });
});
