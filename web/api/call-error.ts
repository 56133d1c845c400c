/** What the server said of a refusal. */
interface ServerRefusal {
  readonly code: string | null;
  readonly message: string;
}

/** Why a call did not bring its answer; plain data, so that the store can hold it. */
export interface CallError {
  /** Null where no answer came. */
  readonly status: number | null;
  readonly code: string;
  /** The client's own text for the refusals it knows, else the text that is logged. */
  readonly message: string;
  /** Null where the server gave no message. */
  readonly server: ServerRefusal | null;
  /** Field faults, or the entity as it stands after a version conflict. */
  readonly details: unknown;
}

/** Whether a call failed with this; anything else is a fault of the program. */
export const isCallError = (error: unknown): error is CallError =>
  typeof error === 'object' && error !== null && 'server' in error && 'status' in error;

const KNOWN: Readonly<Record<number, { code: string; message: string }>> = {
  401: { code: 'AUTH_ERROR', message: 'Authentication expired, please sign in again' },
  403: { code: 'FORBIDDEN', message: 'You do not have permission to perform this action' },
  404: { code: 'NOT_FOUND', message: 'The requested resource does not exist' },
};

const LOGGED: Readonly<Record<number, string>> = {
  400: 'invalid request parameters',
  500: 'internal server error',
};

/** What is logged about an answer: the server's message if it gave one. */
const loggedMessage = (status: number, server: ServerRefusal | null): string =>
  server?.message ?? LOGGED[status] ?? `server returned error status code ${status}`;

export const NETWORK_ERROR: CallError = {
  status: null,
  code: 'NETWORK_ERROR',
  message: 'Network connection lost',
  server: null,
  details: null,
};

export const NO_ANSWER: CallError = {
  ...NETWORK_ERROR,
  code: 'NO_ANSWER',
  message: 'the server did not answer',
};

/** An answer of 4xx or 5xx as an error. A refused sign-in is no expired session: it keeps its own words. */
export function refusal(status: number, body: unknown, signingIn: boolean): CallError {
  const server = refusalIn(body);
  const known = signingIn && status === 401 ? undefined : KNOWN[status];
  return {
    status,
    code: known?.code ?? server?.code ?? `HTTP_${status}`,
    message: known?.message ?? loggedMessage(status, server),
    server,
    details: isRecord(body) ? (body['details'] ?? null) : null,
  };
}

function refusalIn(body: unknown): ServerRefusal | null {
  if (!isRecord(body) || typeof body['message'] !== 'string' || body['message'] === '') return null;
  const code = body['code'];
  return { code: typeof code === 'string' ? code : null, message: body['message'] };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a call was refused with this status. */
export const isStatus = (error: unknown, status: number): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === status;
