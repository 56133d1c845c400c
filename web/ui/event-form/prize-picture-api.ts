import { baseApi } from '../../api/base-api.ts';
import type { UploadedPictureEnvelope } from '../../api/generated.ts';
import { readPrivatePicture } from '../../api/private-picture.ts';

/** The calls for pictures of an event's prizes, below a path of organisers or of operators. */
export const prizePictureApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    uploadPicture: build.mutation<
      UploadedPictureEnvelope,
      { readonly path: string; readonly file: File }
    >({
      query: ({ path, file }) => {
        const body = new FormData();
        body.set('file', file);
        return { url: path, method: 'POST', body };
      },
    }),
    storedPicture: build.query<string, { readonly path: string; readonly hash: string }>({
      queryFn: ({ path, hash }, api) => {
        const realm = path.startsWith('/api/admin/') ? 'admin' : 'user';
        return readPrivatePicture({ path: `${path}/${hash}`, realm }, api);
      },
    }),
  }),
});
