import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../app/app.tsx';
import { createApplication } from '../../app/application.ts';
import { KitPage } from '../../features/kit/kit-page.tsx';
import { createFakeServer } from '../../test-support/fake-server.ts';
import { testServices } from '../../test-support/render-app.tsx';
import { addMonths } from './calendar.tsx';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function openKit(language: 'en' | 'zh-CN' = 'en') {
  localStorage.clear();
  const services = testServices(createFakeServer(), { languages: () => [language] });
  const application = createApplication(services);
  await application.texts.loadArea('tools');
  await application.texts.loadArea('admin');
  render(
    <MemoryRouter initialEntries={['/kit']}>
      <App application={application} more={[{ path: '/kit', frame: 'site', screen: KitPage }]} />
    </MemoryRouter>,
  );
  return { user: userEvent.setup() };
}

describe('a field for a day', () => {
  it('shows the day in words and reads what is typed', async () => {
    const { user } = await openKit();
    const day = await screen.findByLabelText<HTMLInputElement>('day');
    expect(day.value).toBe('Dec 18, 2026');
    await user.clear(day);
    await user.type(day, '2027/1/4');
    expect(day.value).toBe('2027/1/4');
    await user.tab();
    expect(day.value).toBe('Jan 4, 2027');
  });

  it('says at the field what it cannot read, and loses nothing of it', async () => {
    const { user } = await openKit();
    const day = await screen.findByLabelText<HTMLInputElement>('day');
    await user.clear(day);
    await user.type(day, '1/4');
    expect(day.getAttribute('aria-invalid')).toBeNull();
    await user.click(field('clock'));
    expect(await screen.findByText('This is not a day. Write it like Dec 18, 2026.')).toBeTruthy();
    expect(day.getAttribute('aria-invalid')).toBe('true');
    expect(day.value).toBe('1/4');
  });

  it('picks a day from the calendar by keys alone', async () => {
    const { user } = await openKit();
    const day = await screen.findByLabelText<HTMLInputElement>('day');
    const [open] = await screen.findAllByRole('button', { name: 'Open the calendar' });
    open!.focus();
    await user.keyboard('{Enter}');
    const calendar = await screen.findByRole('dialog', { name: 'Open the calendar' });
    expect(within(calendar).getByRole('grid', { name: 'December 2026' })).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Dec 18, 2026');
    await user.keyboard('{PageDown}{ArrowDown}{ArrowRight}{Home}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Jan 24, 2027');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(day.value).toBe('Jan 24, 2027');
  });

  it('keeps the time of day when another day is picked', async () => {
    const { user } = await openKit();
    const time = await screen.findByLabelText<HTMLInputElement>('time');
    expect(time.value).toBe('Dec 18, 2026, 09:30');
    const [, open] = await screen.findAllByRole('button', { name: 'Open the calendar' });
    await user.click(open!);
    await user.click(await screen.findByRole('button', { name: 'January 2027' }));
    await user.click(screen.getByRole('button', { name: 'Jan 5, 2027' }));
    expect(time.value).toBe('Jan 5, 2027, 09:30');
  });
});

it('writes days as its language does, weeks from Monday', async () => {
  const { user } = await openKit('zh-CN');
  const day = await screen.findByLabelText<HTMLInputElement>('day');
  expect(day.value).toBe('2026年12月18日');
  const [open] = await screen.findAllByRole('button', { name: '打开日历' });
  await user.click(open!);
  const grid = await screen.findByRole('grid', { name: '2026年12月' });
  expect(within(grid).getAllByRole('button')[0]!.getAttribute('aria-label')).toBe('2026年11月30日');
});

it('stays in the month that months are counted to', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(addMonths('2026-12-31', 14)).toBe('2028-02-29');
});
