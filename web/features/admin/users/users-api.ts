import type { UserRole } from '@toolyard/core/accounts';
import { baseApi } from '../../../api/base-api.ts';
import type { SortDirection } from '../data-table/column.ts';
import { ifMatch } from '../conflict/version-conflict.ts';

/** A user as the console's API speaks of it. */
export interface UserRecord {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: UserRole;
  readonly version: number;
  readonly createdAt: string;
}

export interface UserPage {
  readonly users: readonly UserRecord[];
  readonly totalPages: number;
  readonly page: number;
  readonly total: number;
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
}

export interface UserQuery {
  readonly page: number;
  readonly limit: number;
  readonly search?: string | undefined;
  readonly role?: string | undefined;
  readonly sort: string;
  readonly direction: SortDirection;
}

export interface UserDraft {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: UserRole;
}

export type UserChange = Pick<UserDraft, 'name' | 'role'> & { readonly password?: string };

export type BulkAction = 'delete' | 'endSessions';

/** What became of one user of many. */
export interface BulkRow {
  readonly id: string;
  readonly ok: boolean;
  readonly code?: string | null;
  readonly message?: string | null;
}

/** The verdict on one line of a file. */
export interface ImportRow {
  readonly line: number;
  readonly email: string;
  readonly ok: boolean;
  readonly code?: string | null;
  readonly message?: string | null;
}

export interface ImportReport {
  readonly created: number;
  readonly refused: number;
  readonly rows: readonly ImportRow[];
}

interface One {
  readonly user: UserRecord;
}

const USERS = '/api/admin/users';
const at = (id: string) => `${USERS}/${encodeURIComponent(id)}`;

/** A list of the console stays fresh for five minutes and is kept for ten. */
export const FRESH_FOR = 300;
const KEPT_FOR = 600;

const usersApi = baseApi.enhanceEndpoints({ addTagTypes: ['Users'] }).injectEndpoints({
  endpoints: (build) => ({
    adminUsers: build.query<UserPage, UserQuery>({
      query: (params) => ({ url: USERS, params: { ...params } }),
      keepUnusedDataFor: KEPT_FOR,
      providesTags: ['Users'],
    }),
    // A form begins with the record as it stands now.
    adminUser: build.query<One, string>({
      query: (id) => ({ url: at(id) }),
      keepUnusedDataFor: 0,
    }),
    addUser: build.mutation<One, UserDraft>({
      query: (body) => ({ url: USERS, method: 'POST', body }),
      invalidatesTags: ['Users'],
    }),
    editUser: build.mutation<
      One,
      { readonly id: string; readonly version: number; readonly body: UserChange }
    >({
      query: ({ id, version, body }) => ({
        url: at(id),
        method: 'PUT',
        body,
        headers: { 'If-Match': ifMatch(version) },
      }),
      invalidatesTags: (answer) => (answer ? ['Users'] : []),
    }),
    deleteUser: build.mutation<null, string>({
      query: (id) => ({ url: at(id), method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Users']),
    }),
    bulkUsers: build.mutation<
      { readonly data: readonly BulkRow[] },
      { readonly action: BulkAction; readonly ids: readonly string[] }
    >({
      query: (body) => ({ url: `${USERS}/bulk`, method: 'POST', body }),
      invalidatesTags: (answer, _error, { action }) =>
        answer && action === 'delete' ? ['Users'] : [],
    }),
    endUserSessions: build.mutation<null, string>({
      query: (id) => ({ url: `${at(id)}/sessions/end`, method: 'POST' }),
    }),
    exportUsers: build.mutation<string, Pick<UserQuery, 'search' | 'role'>>({
      query: (params) => ({ url: `${USERS}/export`, params }),
    }),
    importUsers: build.mutation<
      { readonly data: ImportReport },
      { readonly file: File; readonly dryRun: boolean }
    >({
      query: ({ file, dryRun }) => {
        const body = new FormData();
        body.set('file', file);
        return { url: `${USERS}/import`, method: 'POST', params: { dryRun }, body };
      },
      invalidatesTags: (answer, _error, { dryRun }) => (answer && !dryRun ? ['Users'] : []),
    }),
  }),
});

export const {
  useAdminUsersQuery,
  useAdminUserQuery,
  useAddUserMutation,
  useEditUserMutation,
  useDeleteUserMutation,
  useBulkUsersMutation,
  useEndUserSessionsMutation,
  useExportUsersMutation,
  useImportUsersMutation,
} = usersApi;
