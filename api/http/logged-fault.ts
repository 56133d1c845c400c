/** The loggable fields of an error: other fields may contain user input. */
interface LoggedFault {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: readonly string[];
  readonly cause?: LoggedFault;
}

const DEEPEST = 4;

/** PostgreSQL's five characters. Messages of a database quote statements and values, so the code has to do. */
const DATABASE_CODE = /^(?=.*\d)[0-9A-Z]{5}$/;

const codeOf = (fault: Error): string | undefined => {
  const { code } = fault as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
};

/** The frames alone: a stack begins with the message. */
const framesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));

/** The fault and what caused it; a chain may be a circle. */
function chainOf(fault: Error): Error[] {
  const chain = [fault];
  for (let last = fault; chain.length < DEEPEST && last.cause instanceof Error;) {
    last = last.cause;
    chain.push(last);
  }
  return chain;
}

export function loggedFault(fault: unknown): LoggedFault {
  if (!(fault instanceof Error)) return { type: typeof fault, message: 'no error', stack: [] };
  const chain = chainOf(fault);
  const ofDatabase = chain.findLastIndex((each) => DATABASE_CODE.test(codeOf(each) ?? ''));
  const described = chain.map((each, place): LoggedFault => {
    const code = codeOf(each);
    return {
      type: each.constructor.name,
      message: place <= ofDatabase ? 'a fault of the database' : each.message,
      ...(code !== undefined && { code }),
      stack: framesOf(each),
    };
  });
  return described.reduceRight((cause, each) => ({ ...each, cause }));
}
