import { expect, it } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../app/app.tsx';
import { createApplication } from '../../app/application.ts';
import { createFakeServer } from '../../test-support/fake-server.ts';
import { testServices } from '../../test-support/render-app.tsx';
import { KitPage } from './kit-page.tsx';

async function shown(language: string) {
  localStorage.clear();
  const services = testServices(createFakeServer(), { languages: () => [language] });
  const application = createApplication(services);
  const kit = { path: '/kit', frame: 'site', screen: KitPage } as const;
  await application.texts.loadArea('tools');
  await application.texts.loadArea('admin');
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/kit']}>
        <App application={application} more={[kit]} />
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
}

const part = (name: string) => within(screen.getByRole('region', { name }));

it.each([
  ['en', 'Retry'],
  ['zh-CN', '重试'],
])('the kit shows each part in its states, in %s', async (language, retry) => {
  await shown(language);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('UI kit');
  const buttons = part('Button').getAllByRole<HTMLButtonElement>('button');
  expect(buttons.some(({ textContent }) => textContent === retry)).toBe(true);
  expect(buttons.some(({ disabled }) => disabled)).toBe(true);
  const fields = part('Field, TextInput').getAllByRole('textbox');
  expect(fields.some((field) => field.getAttribute('aria-invalid') === 'true')).toBe(true);
  expect(part('Spinner, Loading, Skeleton').getAllByRole('status').length).toBeGreaterThan(0);
  expect(part('MetricStrip').getAllByRole('term')).toHaveLength(5);
  expect(part('EmptyState').getByRole('button', { name: retry })).toBeTruthy();
  expect(screen.getAllByRole('region').length).toBeGreaterThan(20);
});
