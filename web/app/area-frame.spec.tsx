import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../test-support/render-app.tsx';

it('the frame of the options area stays mounted from page to page', async () => {
  const { user, location } = renderApp('/options/settings', { lang: 'en' });
  const menu = await screen.findByRole('navigation', { name: 'Options' });
  await user.click(await screen.findByRole('link', { name: 'History' }));
  await waitFor(() => expect(location().pathname).toBe('/options/history'));
  await screen.findByRole('heading', { level: 1, name: /History/ });
  expect(screen.getByRole('navigation', { name: 'Options' })).toBe(menu);
});
