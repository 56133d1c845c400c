/** What a worker can send with. */
interface NetworkScope {
  fetch: (input: RequestInfo | URL) => Promise<Response>;
  XMLHttpRequest: unknown;
  WebSocket: unknown;
  EventSource: unknown;
}

/** Part of the message of each refusal. */
export const NO_NETWORK = 'the engine has no network';

/** Refuses only when it is used: the engine tells its user, and goes on. */
class RefusedRequest {
  open(): never {
    throw new Error(NO_NETWORK);
  }
}

class RefusedConnection {
  constructor() {
    throw new Error(NO_NETWORK);
  }
}

/**
 * Takes the network away from a worker before the engine starts in it, so that no statement can send anything, also none
 * that somebody else wrote into a shared recipe.
 *
 * @param program the engine's own program, which has been asked for already: the only thing that can be fetched, once
 */
export function refuseNetwork(scope: NetworkScope, program: Response): void {
  let left: Response | null = program;
  scope.fetch = () => {
    const answer = left;
    left = null;
    return answer ? Promise.resolve(answer) : Promise.reject(new Error(NO_NETWORK));
  };
  scope.XMLHttpRequest = RefusedRequest;
  scope.WebSocket = RefusedConnection;
  scope.EventSource = RefusedConnection;
}
