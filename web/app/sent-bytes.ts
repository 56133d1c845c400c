type Send = (url: string, init: RequestInit) => Promise<Response>;

const encoder = new TextEncoder();
/** The API is sent JSON, and files as they are. */
function bytesOf(body: RequestInit['body']): number {
  if (body instanceof Blob) return body.size;
  return typeof body === 'string' ? encoder.encode(body).length : 0;
}

/** How many bytes the bodies of this tab's requests have had. */
export interface SentBytes {
  readonly total: () => number;
  /** Calls back after each request with a body; the answer ends it. */
  readonly onChange: (changed: () => void) => () => void;
}

/** A way to send that counts what it sends. */
export function countingBytes(send: Send): { readonly send: Send; readonly sent: SentBytes } {
  let total = 0;
  const listeners = new Set<() => void>();
  return {
    send: (url, init) => {
      const bytes = bytesOf(init.body);
      if (bytes > 0) {
        total += bytes;
        for (const changed of listeners) changed();
      }
      return send(url, init);
    },
    sent: {
      total: () => total,
      onChange: (changed) => {
        listeners.add(changed);
        return () => listeners.delete(changed);
      },
    },
  };
}
