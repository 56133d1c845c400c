import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeToken } from '../../../test-support/fake-session.ts';
import { renderStored } from '../../../test-support/render-app.tsx';
import { createFakeServer } from '../../../test-support/fake-server.ts';
import { RUI } from './operator.spec.helper.ts';

describe('the page of a required action after a reload', () => {
  it.each([
    ['/admin/password', 'password'],
    ['/admin/second-factor', 'secondFactor'],
  ])('%s has a text for every id', async (address, due) => {
    localStorage.clear();
    localStorage.setItem('adminToken', fakeToken(undefined, 900, RUI.id));
    localStorage.setItem('adminData', JSON.stringify({ ...RUI, due }));
    const server = createFakeServer({
      'GET /api/admin/auth/second-factor': () => ({
        body: { data: { enabled: false, confirmedAt: null, recoveryCodesLeft: 0 } },
      }),
    });
    const { container } = renderStored(address, { server });
    await screen.findByRole('heading', { level: 1 });
    expect(container.textContent).not.toMatch(/\b[a-z]+\.[a-z][A-Za-z]+/);
  });
});
