const NO_SUCH_DATABASE =
  'the server has no database of that name; correct it, or set CREATE_DATABASE=1 to create it';

interface SystemFault extends Error {
  readonly code?: string;
  readonly syscall?: string;
}

const OF_THE_DATABASE =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|28000|28P01|42501|53300)$/;

/** Errors whose message names the setting and what to do. */
const PLAIN_FAULTS = ['SettingsError', 'FolderInUse', 'DatabaseDamaged', 'KeyRingError'];

/**
 * What to do about a fault of the place, not of the program, in one line that names the setting; null for any other.
 * A stack would only hide it, and a system's message may hold a setting's value.
 */
export function environmentFault(fault: unknown): string | null {
  if (!(fault instanceof Error)) return null;
  if (PLAIN_FAULTS.includes(fault.name)) return fault.message;
  const { code = '', syscall } = fault as SystemFault;
  if (syscall === 'listen') return `HOST and PORT: nothing can listen there (${code})`;
  if (code === '3D000') return `DATABASE_URL: ${NO_SUCH_DATABASE}`;
  if (OF_THE_DATABASE.test(code)) return `DATABASE_URL: the database cannot be used (${code})`;
  return null;
}
