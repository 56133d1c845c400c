import { baseApi } from '../../api/base-api.ts';
import type { SessionUser } from '../../app/session.slice.ts';

/** What signing in and registering answer. */
interface SessionAnswer {
  readonly token: string;
  readonly user: SessionUser;
}

const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** E-mail and password go as typed. */
    startSession: build.mutation<
      SessionAnswer,
      { readonly email: string; readonly password: string; readonly remember: boolean }
    >({
      query: (body) => ({ url: '/api/auth/login', method: 'POST', body }),
    }),
    openAccount: build.mutation<
      SessionAnswer,
      { readonly name: string; readonly email: string; readonly password: string }
    >({
      query: (body) => ({ url: '/api/auth/register', method: 'POST', body }),
    }),
  }),
});

export const { useStartSessionMutation, useOpenAccountMutation } = sessionApi;
