import { contentApi } from '../../../api/generated-content.ts';
import { mediaApi } from '../media/media-api.ts';
import { addressOfCall } from '../shared/call-place.ts';

type Query = (argument: unknown) => { readonly url: string };

/** Makes the calls of an endpoint go to where its caller is. */
function atPlace(endpoint: object): void {
  const { query } = endpoint as { readonly query?: Query };
  if (!query) return;
  const placed: Query = (argument) => {
    const call = query(argument);
    return { ...call, url: addressOfCall(call.url) };
  };
  Object.assign(endpoint, { query: placed });
}

/** Makes all calls of content go to the address of operators while they stand in the console. */
export function placeCalls(): void {
  const names = Object.keys(mediaApi.endpoints);
  contentApi.enhanceEndpoints({
    endpoints: Object.fromEntries(names.map((name) => [name, atPlace])),
  });
}
