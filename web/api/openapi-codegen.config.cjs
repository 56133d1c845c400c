/** How the web's client is generated from the API's document; `npm run contract` runs it. */
module.exports = {
  schemaFile: '../../api/openapi.json',
  apiFile: './base-api.ts',
  apiImport: 'baseApi',
  outputFile: './generated.ts',
  exportName: 'api',
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
