/** Reads a quote with curl. */
export const curlCall = (origin: string): string => `export TOOLYARD_API_KEY=ty_...

curl -H "Authorization: Bearer $TOOLYARD_API_KEY" \\
  '${origin}/api/market/quotes?symbols=AAPL'`;

/** The same with the TypeScript client. */
export const clientCall = (
  origin: string,
): string => `import { createToolyardClient } from '@toolyard/client';

const client = createToolyardClient({
  baseUrl: '${origin}',
  apiKey: process.env.TOOLYARD_API_KEY,
});

const { data, error } = await client.GET('/api/market/quotes', {
  params: { query: { symbols: 'AAPL' } },
});
console.log(error?.code ?? data?.data.results);`;
