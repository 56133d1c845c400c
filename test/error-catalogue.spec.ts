import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { errorCatalogue } from './support/error-catalogue.ts';

const file = fileURLToPath(new URL('../docs/error-catalogue.md', import.meta.url));

it('docs/error-catalogue.md lists every error definition as it stands (npm run contract writes it)', async () => {
  const catalogue = await errorCatalogue();
  if (process.env['UPDATE_CATALOGUE']) writeFileSync(file, catalogue);
  expect(readFileSync(file, 'utf8')).toBe(catalogue);
});
