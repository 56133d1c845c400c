type Fetch = (url: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

const encoder = new TextEncoder();
/** The API is sent JSON, and files as they are. */
function bytesOf(body: RequestInit['body']): number {
  if (body instanceof Blob) return body.size;
  return typeof body === 'string' ? encoder.encode(body).length : 0;
}

/**
 * Counts the bytes in the bodies of a tab's requests from now on.
 *
 * @param tab its `fetch` is replaced until the count ends
 * @param onSent is told the total after each request with a body
 * @returns what ends the count
 */
export function countSentBytes(tab: { fetch: Fetch }, onSent: (total: number) => void): () => void {
  const { fetch: send } = tab;
  let total = 0;
  tab.fetch = (url, init) => {
    const bytes = bytesOf(init?.body);
    if (bytes > 0) {
      total += bytes;
      onSent(total);
    }
    return send.call(tab, url, init);
  };
  return () => {
    tab.fetch = send;
  };
}
