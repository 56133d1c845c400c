import { actorOf, asSuperadmin, demandStepUp, type Principal } from '../../accounts/index.ts';
import { auditEntry, type AuditLog, type NewAuditEntry } from '../../audit/index.ts';
import {
  keyVerdict,
  parseProviderKey,
  PROVIDER_NAMES,
  sealProviderKey,
  type KeyVerdict,
  type MarketProvider,
  type ProviderAccess,
  type ProviderKey,
  type ProviderKeyStore,
  type ProviderProbe,
  type StoredProviderKey,
} from '../../market/index.ts';
import type { Clock, Instant, SecretVault } from '../../shared/index.ts';

interface KeyRepositories {
  readonly providerKeys: ProviderKeyStore;
  readonly audit: AuditLog;
}

/** The audited fields of a stored key: never the key itself. */
const stateOf = (stored: StoredProviderKey | null) =>
  stored && { provider: stored.provider, plan: stored.plan };

interface KeyChange {
  readonly action: 'market.keyStored' | 'market.keyRemoved';
  readonly before: StoredProviderKey | null;
  readonly after: StoredProviderKey | null;
}

function keyEntry(
  { action, before, after }: KeyChange,
  principal: Principal,
  at: Instant,
): NewAuditEntry {
  const { provider } = (after ?? before)!;
  return auditEntry({
    at,
    actor: actorOf(principal),
    action,
    subject: { kind: 'marketProvider', id: provider, name: PROVIDER_NAMES[provider] },
    before: stateOf(before),
    after: stateOf(after),
  });
}

/** Stores a provider's key encrypted. From then on the market is that provider's. */
export class StoreMarketKey {
  constructor(
    private readonly all: KeyRepositories,
    private readonly vault: SecretVault,
    private readonly clock: Clock,
  ) {}

  async execute(typed: ProviderAccess, principal: Principal): Promise<void> {
    const at = this.clock.now();
    demandStepUp(asSuperadmin(principal), at);
    const key = parseProviderKey(typed.provider, typed.key);
    if (!key.ok) throw key.error;
    const { providerKeys, audit } = this.all;
    const before = await providerKeys.find();
    const after = sealProviderKey({ ...typed, key: key.value }, at, this.vault);
    await providerKeys.put(after);
    audit.record(keyEntry({ action: 'market.keyStored', before, after }, principal, at));
  }
}

/** Removes the stored key. Without one nothing happens. */
export class RemoveMarketKey {
  constructor(
    private readonly all: KeyRepositories,
    private readonly clock: Clock,
  ) {}

  async execute(_input: object, principal: Principal): Promise<void> {
    const at = this.clock.now();
    demandStepUp(asSuperadmin(principal), at);
    const { providerKeys, audit } = this.all;
    const before = await providerKeys.find();
    if (!before) return;
    await providerKeys.erase();
    audit.record(keyEntry({ action: 'market.keyRemoved', before, after: null }, principal, at));
  }
}

/** Asks a provider what a key may do, before it is stored. */
export class CheckMarketKey {
  constructor(private readonly provider: ProviderProbe) {}

  async execute(
    provider: MarketProvider,
    typed: ProviderKey,
    principal: Principal,
  ): Promise<KeyVerdict> {
    asSuperadmin(principal);
    const key = parseProviderKey(provider, typed);
    if (!key.ok) throw key.error;
    return keyVerdict(this.provider.probe(provider, key.value));
  }
}
