import { baseApi } from '../api/base-api.ts';

const signOutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Ends the session on the server; the cookie goes with the answer. */
    signOut: build.mutation<null, void>({
      query: () => ({ url: '/api/auth/logout', method: 'POST', body: {} }),
    }),
  }),
});

export const { useSignOutMutation } = signOutApi;
