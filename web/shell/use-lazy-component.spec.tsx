import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nProvider } from '@lingui/react';
import { createApplication } from '../app/application.ts';
import { ApplicationContext } from '../app/use-application.ts';
import { createFakeServer } from '../test-support/fake-server.ts';
import { testServices } from '../test-support/render-app.tsx';
import { useLazyComponent } from './use-lazy-component.ts';

const Part = ({ name }: { readonly name: string }) => <p>{name} is here</p>;

it('a component that fails to load shows a toast, and its button loads it', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    () => Promise.resolve(Part),
  ];
  const fetchComponent = () => answers.shift()!();
  const application = createApplication(testServices(createFakeServer()));
  const Page = () => {
    const [LazyPart, load] = useLazyComponent(fetchComponent);
    const open = () => void load(open);
    return (
      <>
        <button type="button" onClick={open}>
          open
        </button>
        {LazyPart && <LazyPart name="menu" />}
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
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
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
