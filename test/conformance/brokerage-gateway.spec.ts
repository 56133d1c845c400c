import type { BrokerageGateway } from '@toolyard/core/brokerage';
import { SimulatedBroker } from '@toolyard/simulated-broker';
import { describe, expect, it } from '@jest/globals';

interface Offered {
  readonly gateway: BrokerageGateway;
  /** What the owner's browser brings back after it has allowed the connection. */
  readonly allow: (url: string) => string;
}

function simulated(): Offered {
  const broker = new SimulatedBroker({ signIn: '/sign-in', callback: '/callback' });
  const at = (path: string) => new URL(path, 'http://localhost').searchParams;
  return {
    gateway: broker,
    allow: (url) => at(broker.returnUrl(at(url).get('state') ?? '', true)).get('code') ?? '',
  };
}

describe.each([['the simulated broker', simulated]])('brokerage gateway: %s', (_name, offer) => {
  const opened = async (state: string) => {
    const { gateway, allow } = offer();
    const session = await gateway.open(allow(await gateway.signInUrl(state, 'en')));
    if (!session) throw new Error('refused');
    return { gateway, session };
  };

  it('what was allowed opens a session of an account, which stands', async () => {
    const { gateway, session } = await opened('state-1');
    expect(session.accountId).toMatch(/^\w{3,100}$/);
    expect(session.sessionKey.length).toBeLessThanOrEqual(500);
    expect(await gateway.verify(session.sessionKey)).toBe(true);
  });

  it('the state travels with the browser', async () => {
    expect(await offer().gateway.signInUrl('a-state_9', 'en')).toContain('a-state_9');
  });

  it.each(['', 'nonsense', 'allow-', 'allow-DU12345678', 'x'.repeat(500)])(
    'the code %j opens nothing',
    async (code) => expect(await offer().gateway.open(code)).toBeNull(),
  );

  it('a session that nobody opened does not stand', async () => {
    expect(await offer().gateway.verify('nothing of ours')).toBe(false);
  });

  it('a session may be closed twice', async () => {
    const { gateway, session } = await opened('state-2');
    await gateway.close(session.sessionKey);
    await gateway.close(session.sessionKey);
  });
});
