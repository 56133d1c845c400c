import { parseStoredAdmin, type StoredAdmin } from '@toolyard/browser';
import type { RequiredAction } from '@toolyard/core/accounts';
import { forgetAnswers } from '../../../api/base-api.ts';
import type { CallError } from '../../../api/call-error.ts';
import type { AdminSessionData, AdminSessionResponse } from '../../../api/generated-admin.ts';
import type { Application } from '../../../app/application.ts';
import { createSharedSession, type Renewal } from '../../../app/shared-session.ts';

export interface AdminState {
  /** `loading` until what this browser keeps has been read. */
  readonly status: 'loading' | 'ready';
  readonly admin: StoredAdmin | null;
}

/** Who operates the console in this browser; all its tabs share it. */
export interface AdminSession {
  readonly state: () => AdminState;
  readonly subscribe: (changed: () => void) => () => void;
  /** Reads what this browser keeps and watches over it; the answer ends the watch. */
  readonly start: () => () => void;
  readonly signedIn: (opening: AdminSessionData) => void;
  /** Another access token of the same session. */
  readonly tokenReplaced: (token: string) => void;
  /** The server describes the operator anew; other tabs hear of it. */
  readonly adminChanged: (change: Partial<StoredAdmin>) => void;
  readonly signedOut: () => void;
}

/** The required action that a refusal names. */
const REQUIRED_ACTIONS: Readonly<Record<string, RequiredAction>> = {
  PASSWORD_CHANGE_NEEDED: 'passwordChange',
  SECOND_FACTOR_DUE: 'secondFactor',
};

const made = new WeakMap<Application['store'], AdminSession>();

/** The one session of the console in an application. */
export function adminSessionOf(application: Application): AdminSession {
  const session = made.get(application.store) ?? createAdminSession(application);
  made.set(application.store, session);
  return session;
}

function createAdminSession(application: Application): AdminSession {
  const { services, store, texts } = application;
  const listeners = new Set<() => void>();
  let state: AdminState = { status: 'loading', admin: null };
  const show = (admin: StoredAdmin | null) => {
    state = { status: 'ready', admin };
    listeners.forEach((changed) => changed());
  };
  const stored = services.storage.session('admin', parseStoredAdmin);
  const shared = createSharedSession<StoredAdmin>({
    services,
    language: () => (texts.i18n.locale === 'zh-CN' ? 'zh-CN' : 'en'),
    stored,
    refreshPath: '/api/admin/auth/refresh',
    renewalIn: (body) => renewalOf((body as AdminSessionResponse).data),
    shown: () => (state.status === 'ready' ? state.admin : undefined),
    onRestored: show,
    onSignedIn: show,
    onSignedOut: () => show(null),
    forgetAnswers: () => store.dispatch(forgetAnswers()),
  });
  const restore = () => {
    shared.show();
    shared.refresher.woke();
  };
  const adminChanged = (change: Partial<StoredAdmin>) => {
    if (state.admin) shared.personChanged({ ...state.admin, ...change });
  };
  application.console.current = {
    fresh: shared.refresher.fresh,
    forgotten: shared.show,
    refused: ({ server }: CallError) => {
      const due = REQUIRED_ACTIONS[server?.code ?? ''];
      if (due) adminChanged({ due });
    },
  };

  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    start() {
      restore();
      const { refresher } = shared;
      const ends = [
        services.onWake(refresher.woke),
        services.onStorageChanged(restore),
        refresher.stop,
      ];
      return () => ends.forEach((end) => end());
    },
    signedIn(opening) {
      const { token, person } = renewalOf(opening);
      shared.signedIn(token, person);
    },
    tokenReplaced: shared.tokenReplaced,
    adminChanged,
    signedOut: shared.signedOut,
  };
}

function renewalOf({ token, admin, due }: AdminSessionData): Renewal<StoredAdmin> {
  const { id, username, name, email, role } = admin;
  return { token, person: { id, username, name, email, role, due } };
}
