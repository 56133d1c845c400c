import type { AdminRole } from '@toolyard/core/accounts';
import { baseApi } from '../../../api/base-api.ts';
import { ifMatch } from '../conflict/version-conflict.ts';

/** An operator of the console as its API speaks of one. */
export interface AdminRecord {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly role: AdminRole;
  readonly active: boolean;
  readonly secondFactor: boolean;
  readonly lastLogin: string | null;
  readonly version: number;
}

export type AdminChange = Pick<AdminRecord, 'name' | 'email' | 'role' | 'active'> & {
  readonly password?: string;
};

export type AdminDraft = AdminChange & {
  readonly username: string;
  readonly password: string;
};

interface Enveloped<Data> {
  readonly data: Data;
}

const ADMINS = '/api/admin/admins';
const at = (id: string) => `${ADMINS}/${encodeURIComponent(id)}`;

const adminsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Admins'] }).injectEndpoints({
  endpoints: (build) => ({
    // What is no list must be told from an empty one.
    admins: build.query<Enveloped<unknown> | null, void>({
      query: () => ({ url: ADMINS }),
      keepUnusedDataFor: 600,
      providesTags: ['Admins'],
    }),
    // A form begins with the record as it stands now.
    admin: build.query<AdminRecord, string>({
      query: (id) => ({ url: at(id) }),
      keepUnusedDataFor: 0,
    }),
    addAdmin: build.mutation<Enveloped<AdminRecord>, AdminDraft>({
      query: (body) => ({ url: ADMINS, method: 'POST', body }),
      invalidatesTags: (answer) => (answer ? ['Admins'] : []),
    }),
    editAdmin: build.mutation<
      Enveloped<AdminRecord>,
      { readonly id: string; readonly version: number; readonly body: AdminChange }
    >({
      query: ({ id, version, body }) => ({
        url: at(id),
        method: 'PUT',
        body,
        headers: { 'If-Match': ifMatch(version) },
      }),
      invalidatesTags: (answer) => (answer ? ['Admins'] : []),
    }),
    deleteAdmin: build.mutation<null, string>({
      query: (id) => ({ url: at(id), method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Admins']),
    }),
    endAdminSessions: build.mutation<null, string>({
      query: (id) => ({ url: `${at(id)}/sessions/end`, method: 'POST' }),
    }),
  }),
});

export const {
  useAdminsQuery,
  useAdminQuery,
  useAddAdminMutation,
  useEditAdminMutation,
  useDeleteAdminMutation,
  useEndAdminSessionsMutation,
} = adminsApi;
