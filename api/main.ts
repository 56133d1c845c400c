import { assertCanListen } from './can-listen.ts';
import { nodeFault } from './composition/node-version.ts';
import { createAhead, openAhead } from './composition/opening-database.ts';
import { prepareFolders } from './composition/folders.ts';
import { environmentFault } from './environment-fault.ts';
import { readSettings, SettingsError } from './composition/settings.ts';

function leave(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Ends the start where a setting cannot be used. */
function demand<T>(use: () => T): T {
  try {
    return use();
  } catch (fault) {
    if (fault instanceof SettingsError) leave(fault.message);
    throw fault;
  }
}

const fault = nodeFault(process.version);
if (fault) leave(fault);
const usable = demand(() => readSettings(process.env));
await assertCanListen(usable).catch((error: unknown) =>
  leave(environmentFault(error) ?? String(error)),
);
demand(() => prepareFolders(usable));
await createAhead(usable);
// The rest of the program takes a second to load: a refusal does not wait for it, and a database opens meanwhile.
const database = openAhead(usable);
const { serve } = await import('./serve.ts');
await serve(usable, database, { endsWithParent: process.argv.includes('--end-with-parent') });
