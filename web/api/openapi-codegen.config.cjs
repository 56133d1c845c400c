/** The calls of the home page, which come with the first load; all others come with the screens that make them. */
const isHome = (_name, { path }) => path.startsWith('/api/home/');
/** The calls of the console come with the console. */
const isAdmin = (_name, { path }) => path.startsWith('/api/admin/');

/** How the web's client is generated from the API's document; `npm run contract` runs it. */
module.exports = {
  schemaFile: '../../api/openapi.json',
  apiFile: './base-api.ts',
  apiImport: 'baseApi',
  outputFiles: {
    './generated-home.ts': { filterEndpoints: isHome, exportName: 'homeApi' },
    './generated-admin.ts': { filterEndpoints: isAdmin, exportName: 'adminApi' },
    './generated.ts': {
      filterEndpoints: (...call) => !isHome(...call) && !isAdmin(...call),
      exportName: 'api',
    },
  },
  hooks: true,
  tag: true,
  useUnknown: true,
  encodePathParams: true,
  endpointOverrides: [
    {
      pattern: /./,
      // The base query gives every write its key.
      parameterFilter: (name) => name !== 'Idempotency-Key',
    },
  ],
};
