import { beforeEach, expect, it } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { en } from '../i18n/leave/en.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en } });

function Form({ name }: { readonly name: string }) {
  const [text, setText] = useState('');
  const leaving = useLeaveGuard(text !== '');
  return (
    <>
      {leaving}
      <input aria-label={name} value={text} onChange={({ target }) => setText(target.value)} />
    </>
  );
}

function Ways() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <output>{pathname + search + hash}</output>
      <Link to="/elsewhere">link</Link>
      <Link to="#part">part</Link>
      <button type="button" onClick={() => void navigate('/elsewhere')}>
        shortcut
      </button>
      <button type="button" onClick={() => void navigate('?view=all', { replace: true })}>
        view
      </button>
    </>
  );
}

/** A form that was reached from another page. */
function open() {
  window.history.replaceState(null, '', '/before');
  const rendered = render(
    <I18nProvider i18n={i18n}>
      <BrowserRouter>
        <Ways />
        <Routes>
          <Route path="/before" element={<Link to="/form">form</Link>} />
          <Route
            path="/form"
            element={
              <>
                <Form name="text" />
                <Form name="second text" />
              </>
            }
          />
          <Route path="*" element="another page" />
        </Routes>
      </BrowserRouter>
    </I18nProvider>,
  );
  return { ...rendered, user: userEvent.setup() };
}
const address = () => screen.getByRole('status', { hidden: true }).textContent;
const question = async () =>
  within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
const back = () => act(() => window.history.back());

let user: ReturnType<typeof userEvent.setup>;
beforeEach(async () => {
  user = open().user;
  await user.click(screen.getByRole('link', { name: 'form' }));
  await user.type(screen.getByLabelText('text'), 'typed');
});

const WAYS = [
  ['a link', () => user.click(screen.getByRole('link', { name: 'link' })), '/elsewhere'],
  ['a shortcut', () => user.click(screen.getByRole('button', { name: 'shortcut' })), '/elsewhere'],
  ['Back', () => Promise.resolve(back()), '/before'],
] as const;

it.each(WAYS)('%s leaves what was typed only once that is confirmed', async (_way, go, to) => {
  await go();
  await user.click((await question()).getByRole('button', { name: 'Keep editing' }));
  expect(address()).toBe('/form');
  expect(window.location.pathname).toBe('/form');
  expect(screen.getByLabelText<HTMLInputElement>('text').value).toBe('typed');
  await go();
  await user.click((await question()).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(address()).toBe(to));
  expect(window.location.pathname).toBe(to);
});

it('two forms ask one question', async () => {
  await user.type(screen.getByLabelText('second text'), 'typed too');
  await user.click(screen.getByRole('link', { name: 'link' }));
  await user.click((await question()).getByRole('button', { name: 'Discard' }));
  expect([address(), screen.queryByRole('dialog')]).toEqual(['/elsewhere', null]);
});

it('parts and views of the page itself ask nothing', async () => {
  await user.click(screen.getByRole('link', { name: 'part' }));
  expect(address()).toBe('/form#part');
  back();
  await waitFor(() => expect(address()).toBe('/form'));
  await user.click(screen.getByRole('button', { name: 'view' }));
  expect([address(), screen.queryByRole('dialog')]).toEqual(['/form?view=all', null]);
});

it('nothing is asked once nothing is unsaved', async () => {
  await user.clear(screen.getByLabelText('text'));
  back();
  await waitFor(() => expect(address()).toBe('/before'));
});
