import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredUser } from '@toolyard/browser';
import { adminExpired, userExpired } from '../api/session-events.ts';

/** Who is signed in, as the server described them. */
export type SessionUser = StoredUser;

export interface SessionState {
  /** `loading` until what this browser keeps has been read. */
  readonly status: 'loading' | 'ready';
  readonly user: SessionUser | null;
  /** The last session that ended under somebody's hands; a new object each time. */
  readonly ended: { readonly realm: 'user' | 'admin' } | null;
}

const initialState: SessionState = { status: 'loading', user: null, ended: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    restored: (state, action: PayloadAction<SessionUser | null>): SessionState => ({
      ...state,
      status: 'ready',
      user: action.payload,
    }),
    signedIn: (state, action: PayloadAction<SessionUser>): SessionState => ({
      ...state,
      status: 'ready',
      user: action.payload,
      ended: null,
    }),
    signedOut: (state): SessionState => ({ ...state, user: null, ended: null }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(userExpired, (state): SessionState => ({
        ...state,
        user: null,
        ended: { realm: 'user' },
      }))
      .addCase(adminExpired, (state): SessionState => ({ ...state, ended: { realm: 'admin' } })),
});
