/**
 * Writes dist/verify-draw.html: the verifier of prize draws with its script inside, a single file that works without
 * the site and without a connection.
 */
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';

const web = fileURLToPath(new URL('.', import.meta.url));

const output = /** @type {import('rolldown').RolldownOutput} */ (
  await build({
    root: web,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { conditions: ['@toolyard/source', ...defaultClientConditions] },
    build: {
      write: false,
      lib: { entry: 'verifier/verify-draw.ts', formats: ['iife'], name: 'verifyDraw' },
    },
  })
);
const { code } = [output].flat()[0].output[0];

// A script inside HTML ends at the first `</script`.
const script = `<script>${code.replaceAll('</script', '<\\/script')}</script>`;
const template = readFileSync(join(web, 'verifier/verify-draw.html'), 'utf8');
if (!template.includes('<!-- script -->'))
  throw new Error('verify-draw.html has no place for its script');
mkdirSync(join(web, 'dist'), { recursive: true });
writeFileSync(
  join(web, 'dist/verify-draw.html'),
  template.replace('<!-- script -->', () => script),
);
