import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nProvider } from '@lingui/react';
import { createApplication } from '../app/application.ts';
import { ApplicationContext } from '../app/use-application.ts';
import { createFakeServer } from '../test-support/fake-server.ts';
import { testServices } from '../test-support/render-app.tsx';
import { useLate } from './use-late.ts';

const Part = ({ name }: { readonly name: string }) => <p>{name} is here</p>;

it('a part that cannot be fetched is said in a toast and comes when it is tried again', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    () => Promise.resolve(Part),
  ];
  const load = () => answers.shift()!();
  const application = createApplication(testServices(createFakeServer()));
  const Page = () => {
    const [Late, want] = useLate(load);
    const ask = () => void want(ask);
    return (
      <>
        <button type="button" onClick={ask}>
          ask
        </button>
        {Late && <Late name="menu" />}
      </>
    );
  };
  render(
    <ApplicationContext value={application}>
      <I18nProvider i18n={application.texts.i18n}>
        <Page />
      </I18nProvider>
    </ApplicationContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'ask' }));
  await waitFor(() =>
    expect(application.toasts.list()).toMatchObject([
      {
        title: 'Part of this page couldn’t be loaded',
        variant: 'destructive',
        action: { label: 'Retry' },
      },
    ]),
  );
  expect(screen.queryByText('menu is here')).toBeNull();
  application.toasts.list()[0]?.action?.onClick();
  expect(await screen.findByText('menu is here')).toBeTruthy();
});
