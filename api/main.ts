import { nodeFault } from './composition/node-version.ts';

const refusal = nodeFault(process.version);
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
const { serve } = await import('./serve.ts');
await serve();
