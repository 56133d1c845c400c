import { replace } from '@toolyard/api';
import { SendDueMail } from '@toolyard/core/mail';
import { FakeMailer, FakeClock } from '@toolyard/memory';
import { openTestApi, PORTS, type ApiEngine, type TestApiOptions } from './test-api.ts';

/** The whole API with a clock that the test sets and mail that it reads. */
export async function openMailApi(engine: ApiEngine, settings: TestApiOptions['settings'] = {}) {
  const clock = new FakeClock(Date.UTC(2026, 10, 21, 12));
  const mailer = new FakeMailer();
  const api = await openTestApi({
    engine,
    settings: { publicUrl: 'https://toolyard.example/', ...settings },
    rebind: (container) => {
      replace(container, PORTS.clock, clock);
      replace(container, PORTS.mailer, mailer);
    },
  });
  /** Sends what is due and takes the letters to an address. */
  const lettersTo = async (address: string) => {
    await api.container.get(SendDueMail).execute();
    return mailer.letters.splice(0).filter(({ to }) => to === address);
  };
  return { api, clock, lettersTo };
}

export type MailApi = Awaited<ReturnType<typeof openMailApi>>;
