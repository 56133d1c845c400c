import { nodeFault } from './composition/node-version.ts';
import { openAhead } from './composition/opening-database.ts';
import { readSettings, SettingsError, type Settings } from './composition/settings.ts';

function leave(message: string): never {
  console.error(message);
  process.exit(1);
}

function settings(): Settings {
  try {
    return readSettings(process.env);
  } catch (fault) {
    if (fault instanceof SettingsError) leave(fault.message);
    throw fault;
  }
}

const fault = nodeFault(process.version);
if (fault) leave(fault);
const usable = settings();
// The rest of the program takes a second to load: a refusal does not wait for it, and a database opens meanwhile.
const database = openAhead(usable);
const { serve } = await import('./serve.ts');
await serve(usable, database, { endsWithParent: process.argv.includes('--end-with-parent') });
