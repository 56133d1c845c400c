const SITE = '/api/content/';
/** Where operators make the calls of members, for the product's own space. */
const CONSOLE = '/api/admin/content/own/';
/** What readers call is open to everybody where it is. */
const OF_READERS = `${SITE}published`;

/** Number of places in the console that show the pages of a space; more than one while one follows another. */
let shown = 0;

/**
 * Makes calls as an operator until the function that it answers is called, and what was not saved yet has been sent.
 *
 * @param onChange called when calls begin to be those of an operator, and when they end
 */
export function callAsOperator(onChange: () => void): () => void {
  shown += 1;
  if (shown === 1) onChange();
  return () =>
    void setTimeout(() => {
      shown -= 1;
      if (shown === 0) onChange();
    });
}

/** The address of a call from where the pages stand. */
export const addressOfCall = (path: string): string =>
  shown > 0 && path.startsWith(SITE) && !path.startsWith(OF_READERS)
    ? CONSOLE + path.slice(SITE.length)
    : path;

/** Whose token such a call needs. */
export const realmOfCalls = (): 'admin' | 'user' => (shown > 0 ? 'admin' : 'user');
