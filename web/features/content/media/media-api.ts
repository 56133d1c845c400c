import { contentApi } from '../../../api/generated-content.ts';
import { readPrivatePicture } from '../../../api/private-picture.ts';
import { addressOfCall, realmOfCalls } from '../shared/call-place.ts';

/** The calls for pictures of a space. */
export const mediaApi = contentApi
  .enhanceEndpoints({
    endpoints: {
      uploadMedia: {
        query: ({ spaceId, alt, body: { file } }) => {
          const body = new FormData();
          body.set('file', file);
          const params = { spaceId, alt };
          return { url: '/api/content/media', method: 'POST', params, body };
        },
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** A picture as an address that elements can show; also of a private space. */
      memberPicture: build.query<string, { readonly id: string }>({
        queryFn: ({ id }, api) => {
          const path = addressOfCall(`/api/content/media/${id}/file`);
          return readPrivatePicture({ path, realm: realmOfCalls() }, api);
        },
      }),
    }),
  });
