import type { Clock, IdSource, Language } from '../../shared/index.ts';
import { accountEntry } from '../account-audit.ts';
import {
  API_KEY_INVALID,
  API_KEY_UNKNOWN,
  EMAIL_UNVERIFIED,
  SESSION_INVALID,
  TOO_MANY_API_KEYS,
} from '../accounts.errors.ts';
import { checkApiKey, MAX_API_KEYS, type ApiKey, type ApiKeyDraft } from '../api-keys/api-key.ts';
import { apiKeyHint, isApiKeyFormat } from '../api-keys/api-key-format.ts';
import { accountMail } from '../mails/account-mail.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import type { ApiKeyLookup, ApiKeyRepository } from '../ports/api-key-repository.ts';
import type { ApiKeySecrets } from '../ports/api-key-secrets.ts';
import { asUser, type Principal } from '../principal.ts';
import { mailLanguage } from '../user.ts';

const USERS = { name: 'user' } as const;

export const auditedFields = ({ name, scopes, hint, expiresAt }: ApiKey) => ({
  name,
  hint,
  scopes: scopes.join(' '),
  expiresAt: new Date(expiresAt).toISOString(),
});

/** The caller's API keys, the newest first. */
export class ListApiKeys {
  constructor(private readonly keys: Pick<ApiKeyRepository, 'listOwned'>) {}

  execute(principal: Principal): Promise<readonly ApiKey[]> {
    return this.keys.listOwned(asUser(principal).userId);
  }
}

export interface CreatedApiKey {
  readonly apiKey: ApiKey;
  /** The key itself, which cannot be read again. */
  readonly secret: string;
}

export interface ApiKeyPorts {
  readonly secrets: ApiKeySecrets;
  readonly clock: Clock;
  readonly ids: IdSource;
}

export type CreateApiKeyInput = ApiKeyDraft & { readonly language: Language };

/** Creates an API key for the caller, whose address must be verified, and tells the owner by mail. */
export class CreateApiKey {
  constructor(
    private readonly all: Pick<AccountRepositories, 'apiKeys' | 'users' | 'mails' | 'audit'>,
    private readonly ports: ApiKeyPorts,
  ) {}

  async execute(
    { language, ...draft }: CreateApiKeyInput,
    principal: Principal,
  ): Promise<CreatedApiKey> {
    const { apiKeys, users, mails, audit } = this.all;
    const { secrets, clock, ids } = this.ports;
    const { userId: ownerId } = asUser(principal);
    const at = clock.now();
    const checked = checkApiKey(draft, at);
    if (!checked.ok) throw checked.error;
    const owned = await apiKeys.listLocked(ownerId);
    const owner = await users.find(ownerId);
    if (!owner?.active) throw SESSION_INVALID();
    if (owner.emailVerifiedAt === null) throw EMAIL_UNVERIFIED();
    if (owned.length >= MAX_API_KEYS) throw TOO_MANY_API_KEYS();
    const secret = secrets.next();
    const [digest] = secrets.digestsOf(secret);
    const stored = { id: ids.next(), ownerId, hint: apiKeyHint(secret), digest };
    const unused = { createdAt: at, lastUsedAt: null, calls: 0 };
    const apiKey: ApiKey = { ...stored, ...checked.value, ...unused };
    await apiKeys.add(apiKey);
    const addressee = { address: owner.email, language: mailLanguage(owner, language) };
    await mails.add(accountMail('api-key-created', addressee, this.ports));
    const after = auditedFields(apiKey);
    audit.record(accountEntry('apiKey.created', USERS, { at, account: owner, after }));
    return { apiKey, secret };
  }
}

/** Deletes one of the caller's API keys, which is refused from then on. */
export class RevokeApiKey {
  constructor(
    private readonly all: Pick<AccountRepositories, 'apiKeys' | 'users' | 'audit'>,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: { readonly id: string }, principal: Principal): Promise<void> {
    const { apiKeys, users, audit } = this.all;
    const { userId: ownerId } = asUser(principal);
    const removed = await apiKeys.remove(ownerId, id);
    if (!removed) throw API_KEY_UNKNOWN();
    const account = await users.find(ownerId);
    if (!account) throw SESSION_INVALID();
    const event = { at: this.clock.now(), account, before: auditedFields(removed) };
    audit.record(accountEntry('apiKey.revoked', USERS, event));
  }
}

/** Authenticates a program by API key, and counts the call. */
export class AuthenticateApiKey {
  constructor(
    private readonly secrets: Pick<ApiKeySecrets, 'digestsOf'>,
    private readonly callers: ApiKeyLookup,
    private readonly clock: Clock,
  ) {}

  async execute(secret: string): Promise<Principal> {
    if (!isApiKeyFormat(secret)) throw API_KEY_INVALID();
    const found = await this.callers.use(this.secrets.digestsOf(secret), this.clock.now());
    if (!found) throw API_KEY_INVALID();
    const { id, ownerId: userId, scopes } = found.key;
    // A key never counts as a password that was just given.
    const authenticatedAt = Number.NEGATIVE_INFINITY;
    const { role } = found;
    return { kind: 'user', userId, role, sessionId: id, authenticatedAt, apiKey: { id, scopes } };
  }
}
