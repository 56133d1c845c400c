/** The sample accounts of `npm run dev`: a user with a history, a plan and an open position, and an empty one. */
import { randomUUID } from 'node:crypto';
import { call, expected, someLeg } from './site-client.mjs';

const PASSWORD = 'toolyard-sample-1';
const TRADER = { name: 'Mei Lin', email: 'mei@example.com', password: PASSWORD };
const NEWCOMER = { name: 'Qiang Wu', email: 'qiang@example.com', password: PASSWORD };

const registered = async (server, { email, password }) =>
  (await call(server, '/api/auth/login', { method: 'POST', body: { email, password } })).status ===
  200;

async function register(server, body) {
  await expected(201, server, '/api/auth/register', { method: 'POST', body });
  const { email, password } = body;
  const request = { method: 'POST', body: { email, password } };
  return (await expected(200, server, '/api/auth/login', request)).token;
}

async function addPositions(server, token) {
  const post = (path, status, body, headers) =>
    expected(status, server, `/api/options/${path}`, {
      method: 'POST',
      token,
      key: randomUUID(),
      body,
      headers,
    });
  await post('samples', 200);
  const leg = await someLeg(server);
  const save = (name) =>
    post('strategies', 201, { name, templateId: 'custom', symbol: 'SPY', legs: [leg] });
  await save('Planned SPY call');
  const { data } = await save('Open SPY call');
  const fills = data.legs.map(({ id: legId }) => ({ legId, price: leg.price, commission: 0.65 }));
  await post(`strategies/${data.id}/open`, 200, { fills }, { 'If-Match': `"${data.version}"` });
}

/** Adds what is missing and returns the accounts as one line. */
export async function addSamples(server) {
  if (!(await registered(server, TRADER))) {
    await addPositions(server, await register(server, TRADER));
    await register(server, NEWCOMER);
  }
  const users = `${TRADER.email} or ${NEWCOMER.email}`;
  return `sign in as ${users}, in the console as superadmin, with ${PASSWORD}`;
}
