import { lazy, useEffect } from 'react';
import { describe, expect, it, jest } from '@jest/globals';
import { flushSync } from 'react-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { createFakeServer } from '../test-support/fake-server.ts';
import { TEST_USER } from '../test-support/fake-session.ts';
import { renderApp, renderStored, testServices } from '../test-support/render-app.tsx';
import { createApplication } from './application.ts';
import { PageSuspense } from './contents.tsx';
import { ErrorBoundary, Optional, SiteErrorBoundary } from './error-screen.tsx';
import { afterExpiry, placeIn } from './paths.ts';
import { RequireUser } from './require-user.tsx';
import { ApplicationContext } from './use-application.ts';
import { I18nProvider } from '@lingui/react';
import { Provider } from 'react-redux';
import { sessionSlice } from './session.slice.ts';
import { userExpired } from '../api/session-events.ts';

function frame(
  children: React.ReactNode,
  route = '/',
  { development = false, language = 'en' } = {},
) {
  const languages = () => [language];
  const server = createFakeServer();
  const services = testServices(server, { development, languages });
  const application = createApplication(services);
  const rendered = render(
    <MemoryRouter initialEntries={[route]}>
      <ApplicationContext value={application}>
        <Provider store={application.store}>
          <I18nProvider i18n={application.texts.i18n}>{children}</I18nProvider>
        </Provider>
      </ApplicationContext>
    </MemoryRouter>,
  );
  return { ...rendered, application, server };
}

describe('the error screen', () => {
  const Breaks = ({ error }: { readonly error: unknown }): never => {
    throw error;
  };
  const broken = (error: unknown, development?: boolean) => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    frame(
      <ErrorBoundary>
        <Breaks error={error} />
      </ErrorBoundary>,
      '/options?a=1',
      { development },
    );
    quiet.mockRestore();
    return screen.getByRole('alert').textContent;
  };

  it('RT-05 RT-06 its title and the message of the error', () => {
    expect(broken(new Error('the chain has no strikes'))).toContain('the chain has no strikes');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Unexpected Application Error!',
    );
  });

  it('RT-06 the status of a refused route', () =>
    expect(broken({ status: 404, statusText: 'Not Found' })).toContain('404 Not Found'));

  it('RT-06 a part of the program that cannot be fetched says why and offers to load the page anew', () => {
    const text = broken(
      new TypeError('Failed to fetch dynamically imported module: /assets/a-1.js'),
    );
    expect(text).toContain('Failed to fetch dynamically imported module');
    expect(text).toContain('a newer version was published');
    const reload = screen.getByRole('link', { name: 'Reload the page' });
    expect(reload.getAttribute('href')).toBe('/options?a=1');
  });

  it('RT-06 whoever goes elsewhere leaves the fault behind, and the frame stays', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = (): never => {
      throw new Error('broken here');
    };
    const mounted = jest.fn();
    const Frame = () => {
      useEffect(() => void mounted(), []);
      return (
        <>
          <Link to="/fine">fine</Link>
          <Link to="/broken">broken</Link>
          <Routes>
            <Route path="/broken" element={<Broken />} />
            <Route path="*" element={<p>all is well</p>} />
          </Routes>
        </>
      );
    };
    frame(
      <SiteErrorBoundary>
        <Frame />
      </SiteErrorBoundary>,
      '/start',
    );
    await userEvent.click(screen.getByRole('link', { name: 'fine' }));
    expect(mounted).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('link', { name: 'broken' }));
    expect(within(screen.getByRole('main')).getByRole('alert').textContent).toContain(
      'broken here',
    );
    quiet.mockRestore();
  });

  it('a part that the page can do without leaves nothing behind when it breaks', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    frame(
      <>
        <Optional>
          <Breaks error={new Error('no matter')} />
        </Optional>
        <p>the page</p>
      </>,
    );
    quiet.mockRestore();
    expect(screen.getByText('the page')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('an error of rendering is reported to the server once, with its page, its message and its stack', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new Error('no strikes\u0000');
    error.stack = 'x'.repeat(9_000);
    const { server } = frame(
      <>
        <Optional>
          <Breaks error={error} />
        </Optional>
        <ErrorBoundary>
          <Breaks error={error} />
        </ErrorBoundary>
      </>,
      '/options/market?typed=secret',
    );
    quiet.mockRestore();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(server.calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/render-errors',
        body: { path: '/options/market', message: 'no strikes ', stack: 'x'.repeat(4_000) },
      },
    ]);
  });

  it('a report that the server refuses shows nothing and is not repeated', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { server, application } = frame(
      <ErrorBoundary>
        <Breaks error={new Error('no strikes')} />
      </ErrorBoundary>,
    );
    quiet.mockRestore();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    await act(() => Promise.resolve());
    expect(application.toasts.list()).toEqual([]);
    expect(server.calls).toHaveLength(1);
  });

  it('RT-07 the stack in development only', () => {
    const error = new Error('broken');
    error.stack = 'Error: broken\n    at somewhere';
    expect(broken(error, true)).toContain('at somewhere');
    document.body.innerHTML = '';
    expect(broken(error, false)).not.toContain('at somewhere');
  });
});

describe('loading', () => {
  it('RT-08 reads 加载中... while a page is fetched', async () => {
    const Waits = lazy(() => new Promise<never>(() => undefined));
    frame(
      <PageSuspense>
        <Waits />
      </PageSuspense>,
      '/',
      { language: 'zh-CN' },
    );
    expect((await screen.findByRole('status')).textContent).toBe('加载中...');
  });

  it('RT-08 the options area too', async () => {
    renderApp('/options');
    expect(screen.getByText('加载中...')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('加载中...')).toBeNull());
  });
});

describe('the guard', () => {
  const guarded = (route = '/profile') =>
    frame(
      <Routes>
        <Route path="/profile" element={<RequireUser>secret</RequireUser>} />
        <Route path="/auth/login" element={<SignIn />} />
      </Routes>,
      route,
      { language: 'zh-CN' },
    );
  const SignIn = () => <p>sign in</p>;

  it('RT-11 RT-12 a spinner until the session is restored, neither login nor content', () => {
    const { application } = guarded();
    expect(application.store.getState().session.status).toBe('loading');
    expect(screen.getByRole('status', { name: '加载中...' })).toBeTruthy();
    expect(screen.queryByText('secret')).toBeNull();
    expect(screen.queryByText('sign in')).toBeNull();
    act(() => void application.store.dispatch(sessionSlice.actions.restored(TEST_USER)));
    expect(screen.getByText('secret')).toBeTruthy();
  });

  it('RT-10 a visitor goes to sign in', () => {
    const { application } = guarded();
    act(() => void application.store.dispatch(sessionSlice.actions.restored(null)));
    expect(screen.getByText('sign in')).toBeTruthy();
  });

  it('RT-10 the page and its query are remembered when a session ends under one’s hands', async () => {
    const { application, location } = renderApp('/lottery/guide?a=1', { auth: true });
    await screen.findByRole('button', { name: 'Account of Lin Xiao' });
    act(() => void application.store.dispatch(userExpired()));
    await waitFor(() => expect(location().pathname).toBe('/auth/login'));
    expect(placeIn(location().state)).toBe('/lottery/guide?a=1');
    expect(application.toasts.list().map(({ title }) => title)).toEqual([
      'Authentication expired, please sign in again',
    ]);
  });
});

describe('a session that ends while several calls run', () => {
  it('is said once', async () => {
    const { application, location } = renderApp('/lottery/guide', { auth: true });
    await screen.findByRole('button', { name: 'Account of Lin Xiao' });
    act(() => {
      for (let refused = 0; refused < 3; refused++)
        flushSync(() => void application.store.dispatch(userExpired()));
    });
    await waitFor(() => expect(location().pathname).toBe('/auth/login'));
    expect(application.toasts.list()).toHaveLength(1);
  });
});

describe('the session of this browser', () => {
  it('RT-12 RT-13 a reload keeps who is signed in', async () => {
    const first = renderApp('/', { auth: true });
    await screen.findByRole('button', { name: 'Account of Lin Xiao' });
    first.unmount();
    renderStored('/');
    expect(await screen.findByRole('button', { name: 'Account of Lin Xiao' })).toBeTruthy();
  });

  it('what cannot be read is no session', async () => {
    localStorage.setItem('userToken', 'x');
    localStorage.setItem('userInfo', '{broken');
    const { application } = renderStored('/');
    await waitFor(() => expect(application.store.getState().session.status).toBe('ready'));
    expect(application.store.getState().session.user).toBeNull();
  });

  it('NW-15 token, person and theme lie under the keys of the product', () => {
    renderApp('/', { auth: true, theme: 'dark' });
    expect(
      ['userToken', 'userInfo', 'theme'].map((key) => localStorage.getItem(key) !== null),
    ).toEqual([true, true, true]);
    const { application } = renderStored('/');
    localStorage.setItem('adminToken', 'a');
    expect(application.services.storage.token('admin')).toBe('a');
    application.services.storage.forget('admin');
    expect(localStorage.getItem('adminToken')).toBeNull();
    expect(localStorage.getItem('userToken')).not.toBeNull();
  });

  it('closed storage leaves a visitor, not a broken page', async () => {
    const closed = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    renderStored('/');
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
    closed.mockRestore();
  });
});

describe('addresses', () => {
  it('RT-02 an unknown path leads home', async () => {
    const { location } = renderApp('/no/such/page');
    await waitFor(() => expect(location().pathname).toBe('/'));
    expect(await screen.findByText('There is no page at this address')).toBeTruthy();
  });

  it.each([
    ['NW-03 the console’s session on a console page', 'admin', '/admin/tools', '/admin/login'],
    ['NW-03 elsewhere one stays', 'admin', '/options', null],
    ['NW-04 the user’s session', 'user', '/options', '/auth/login'],
    ['NW-04 on a console page one stays', 'user', '/admin/tools', null],
    ['NW-04 a page that only begins alike', 'user', '/administration', '/auth/login'],
  ] as const)('%s', (_name, realm, path, target) => expect(afterExpiry(realm, path)).toBe(target));

  it.each([
    ['a page of the site', { from: '/options?a=1' }, '/options?a=1'],
    ['another host', { from: '//evil.example' }, null],
    ['a whole address', { from: 'https://evil.example' }, null],
    ['a backslash', { from: '/\\evil.example' }, null],
    ['nothing', null, null],
  ])('what is remembered: %s', (_name, state, place) => expect(placeIn(state)).toBe(place));
});
