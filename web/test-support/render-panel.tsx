import type { ReactNode } from 'react';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createApplication, type Application } from '../app/application.ts';
import { ApplicationContext } from '../app/use-application.ts';
import { UserSecurity } from '../shell/security/user-security.tsx';
import { Toaster } from '../shell/toasts/toaster.tsx';
import type { FakeServer } from './fake-server.ts';
import { fakeToken, TEST_USER } from './fake-session.ts';
import { testServices } from './render-app.tsx';

/** One part of the account area, in English, for a user who is signed in. */
export async function renderPanel(
  panel: ReactNode,
  server: FakeServer,
  owner = TEST_USER,
): Promise<{ readonly user: UserEvent; readonly application: Application }> {
  localStorage.clear();
  localStorage.setItem('language', 'en');
  localStorage.setItem('userToken', fakeToken());
  localStorage.setItem('userInfo', JSON.stringify(owner));
  const application = createApplication(testServices(server));
  application.start();
  await application.texts.switchTo('en');
  await application.texts.loadArea('account');
  render(
    <ApplicationContext value={application}>
      <Provider store={application.store}>
        <I18nProvider i18n={application.texts.i18n}>
          <MemoryRouter>
            <UserSecurity>{panel}</UserSecurity>
          </MemoryRouter>
          <Toaster />
        </I18nProvider>
      </Provider>
    </ApplicationContext>,
  );
  return { user: userEvent.setup(), application };
}
