/**
 * The application with two planted vulnerabilities, which `npm run test:security -- --planted` must find: a search whose
 * text becomes SQL, and a page that echoes its input. Nothing else starts it.
 */
import { MikroORM } from '@mikro-orm/postgresql';
import { buildContainer, createApp, PORTS, readSettings, replace } from '../api/dist/index.js';

const settings = readSettings(process.env);
const container = await buildContainer(settings);
const orm = await MikroORM.init({
  clientUrl: settings.databaseUrl,
  entities: [],
  discovery: { warnWhenNoEntities: false },
  logger: () => undefined,
});

const users = container.get(PORTS.userDirectory);
replace(container, PORTS.userTotals, { count: () => Promise.resolve(100) });
replace(container, PORTS.userDirectory, {
  count: (filter) => users.count(filter),
  async query(query) {
    const { text } = query.filter;
    const sql = `select id from user_account where email like '${text ?? ''}%' limit 10`;
    const found = await orm.em.getConnection().execute(sql);
    const everybody = { ...query, filter: { ...query.filter, text: null } };
    return found.length === 0 ? [] : users.query(everybody);
  },
});

const requests = container.get(PORTS.openRequests);
const { track } = requests;
Object.assign(requests, {
  track(request, response, next) {
    const { pathname, searchParams } = new URL(request.url, 'http://x');
    if (pathname !== '/planted') return track(request, response, next);
    response.setHeader('Content-Type', 'text/html');
    response.end(`<html><body><p>Hello ${searchParams.get('name')}</p></body></html>`);
  },
});

const app = await createApp(container);
await app.listen(settings.port, settings.host);
