import { baseApi } from '../../../api/base-api.ts';
import type { AdminOpening } from './admin-session.ts';

interface Proof {
  readonly password: string;
  readonly code?: string;
}

const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signInAdmin: build.mutation<
      { readonly data: AdminOpening },
      { readonly adminSignInRequest: Proof & { readonly username: string } }
    >({
      query: ({ adminSignInRequest }) => ({
        url: '/api/admin/auth/login',
        method: 'POST',
        body: adminSignInRequest,
      }),
    }),
    signOutAdmin: build.mutation<unknown, void>({
      query: () => ({ url: '/api/admin/auth/logout', method: 'POST' }),
    }),
    readSignInHint: build.query<
      { readonly data: { readonly username: string; readonly password: string } | null },
      void
    >({ query: () => ({ url: '/api/admin/auth/hint' }) }),
    reauthenticateAdmin: build.mutation<unknown, { readonly reauthenticateRequest: Proof }>({
      query: ({ reauthenticateRequest }) => ({
        url: '/api/admin/auth/reauthenticate',
        method: 'POST',
        body: reauthenticateRequest,
      }),
    }),
  }),
});

export const {
  useSignInAdminMutation,
  useSignOutAdminMutation,
  useReadSignInHintQuery,
  useReauthenticateAdminMutation,
} = authApi;
