import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { Provider } from 'react-redux';
import { createFakeServer } from '../test-support/fake-server.ts';
import { testServices } from '../test-support/render-app.tsx';
import { createApplication } from './application.ts';
import { ErrorBoundary } from './error-screen.tsx';
import { lazyArea } from './lazy-area.tsx';
import { PageSuspense } from './contents.tsx';
import { ApplicationContext } from './use-application.ts';

const Fetched = () => <p>the screens</p>;

function site(load: () => Promise<typeof Fetched>) {
  const Area = lazyArea('palette', load);
  const application = createApplication(testServices(createFakeServer()));
  render(
    <MemoryRouter initialEntries={['/area']}>
      <ApplicationContext value={application}>
        <Provider store={application.store}>
          <I18nProvider i18n={application.texts.i18n}>
            <Link to="/else">elsewhere</Link>
            <Link to="/area">here</Link>
            <ErrorBoundary>
              <PageSuspense>
                <Routes>
                  <Route path="/area" element={<Area />} />
                  <Route path="*" element={<p>another page</p>} />
                </Routes>
              </PageSuspense>
            </ErrorBoundary>
          </I18nProvider>
        </Provider>
      </ApplicationContext>
    </MemoryRouter>,
  );
}

const pass = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
const follow = (name: string) =>
  act(async () => {
    screen.getByRole('link', { name }).click();
    await jest.advanceTimersByTimeAsync(0);
  });

describe('an area that is fetched', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('RT-05 that cannot be had shows the error screen and is not asked for without end', async () => {
    const load = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    site(load);
    await pass(50);
    expect(screen.getByRole('alert').textContent).toContain('Failed to fetch');
    await pass(5000);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('RT-05 is asked for again by whoever comes back', async () => {
    const answers = [() => Promise.reject(new TypeError('gone')), () => Promise.resolve(Fetched)];
    site(() => answers.shift()!());
    await pass(50);
    expect(screen.getByRole('alert')).toBeTruthy();
    await pass(1500);
    await follow('elsewhere');
    expect(screen.getByText('another page')).toBeTruthy();
    await follow('here');
    await pass(50);
    expect(screen.getByText('the screens')).toBeTruthy();
  });
});
