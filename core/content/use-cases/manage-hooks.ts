import type { Principal } from '../../accounts/index.ts';
import type { Clock, IdSource, SecretVault } from '../../shared/index.ts';
import { HOOK_UNKNOWN, HOOKS_FULL } from '../content.errors.ts';
import type { HookRepository } from '../ports/hook-repository.ts';
import type { HookSigner } from '../ports/hook-sender.ts';
import type { SpaceRepository } from '../ports/space-repository.ts';
import {
  hookSecretPlace,
  MAX_WEB_HOOKS,
  parseHookUrl,
  type HookDelivery,
  type WebHook,
} from '../web-hook.ts';
import { spaceEntry } from './content-audit.ts';
import { demand, lockedMembershipOf, membershipOf } from './space-access.ts';
import type { ContentStore } from './write-articles.ts';

/** Deliveries that a list shows of each web hook. */
const SHOWN_DELIVERIES = 10;

/** A web hook with its last deliveries, the last first. */
export interface ListedHook extends WebHook {
  readonly deliveries: readonly HookDelivery[];
}

/** Web hooks of a space, for its owners. Refuses with SPACE_UNKNOWN or SPACE_ROLE_NEEDED. */
export class ListHooks {
  constructor(
    private readonly spaces: Pick<SpaceRepository, 'findOf' | 'findByHandle'>,
    private readonly hooks: Pick<HookRepository, 'list' | 'deliveries'>,
  ) {}

  async execute(spaceId: string, principal: Principal): Promise<readonly ListedHook[]> {
    const member = await membershipOf(this.spaces, spaceId, principal);
    demand(member, 'configure');
    const hooks = await this.hooks.list(member.space.id);
    return Promise.all(
      hooks.map(async (hook) => ({
        ...hook,
        deliveries: await this.hooks.deliveries(hook.id, SHOWN_DELIVERIES),
      })),
    );
  }
}

interface HookStore extends Pick<ContentStore, 'spaces' | 'audit'> {
  readonly hooks: HookRepository;
}

/** What web hooks are made with. */
export interface HookPorts {
  readonly signer: Pick<HookSigner, 'newSecret'>;
  readonly vault: SecretVault;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** Adds a web hook. Its secret is told this once. Refuses with HOOK_URL_INVALID, HOOKS_FULL or SPACE_ROLE_NEEDED. */
export class AddHook {
  constructor(
    private readonly all: HookStore,
    private readonly ports: HookPorts,
  ) {}

  async execute(
    { spaceId, url: typed }: { readonly spaceId: string; readonly url: string },
    principal: Principal,
  ): Promise<{ readonly hook: WebHook; readonly secret: string }> {
    const { spaces, hooks, audit } = this.all;
    const { signer, vault, clock, ids } = this.ports;
    const member = await lockedMembershipOf(spaces, spaceId, principal);
    demand(member, 'configure');
    const url = parseHookUrl(typed);
    if (!url.ok) throw url.error;
    if ((await hooks.list(spaceId)).length >= MAX_WEB_HOOKS) throw HOOKS_FULL();
    const [id, secret, createdAt] = [ids.next(), signer.newSecret(), clock.now()];
    const sealedSecret = vault.seal(secret, hookSecretPlace(id));
    const hook = { id, spaceId: member.space.id, url: url.value, sealedSecret, createdAt };
    await hooks.add(hook);
    const event = { action: 'space.hookAdded', after: { url: hook.url } };
    audit.record(spaceEntry(member.space, event, principal, createdAt));
    return { hook, secret };
  }
}

export interface HookPlace {
  readonly spaceId: string;
  readonly hookId: string;
}

async function ownHook(
  { spaces, hooks }: Pick<HookStore, 'spaces' | 'hooks'>,
  { spaceId, hookId }: HookPlace,
  principal: Principal,
) {
  const member = await lockedMembershipOf(spaces, spaceId, principal);
  demand(member, 'configure');
  const hook = await hooks.find(hookId);
  if (hook?.spaceId !== member.space.id) throw HOOK_UNKNOWN();
  return { member, hook };
}

/** Removes a web hook with what it was to be told. Refuses with HOOK_UNKNOWN or SPACE_ROLE_NEEDED. */
export class RemoveHook {
  constructor(
    private readonly all: HookStore,
    private readonly ports: Pick<HookPorts, 'clock'>,
  ) {}

  async execute(place: HookPlace, principal: Principal): Promise<void> {
    const { member, hook } = await ownHook(this.all, place, principal);
    await this.all.hooks.remove(hook.id);
    const event = { action: 'space.hookRemoved', before: { url: hook.url } };
    this.all.audit.record(spaceEntry(member.space, event, principal, this.ports.clock.now()));
  }
}

/** Sends something that means nothing, to see whether the address answers. Refuses with HOOK_UNKNOWN or SPACE_ROLE_NEEDED. */
export class TryHook {
  constructor(
    private readonly all: HookStore,
    private readonly ports: Pick<HookPorts, 'clock' | 'ids'>,
  ) {}

  async execute(place: HookPlace, principal: Principal): Promise<HookDelivery> {
    const { hook, member } = await ownHook(this.all, place, principal);
    const at = this.ports.clock.now();
    const delivery: HookDelivery = {
      id: this.ports.ids.next(),
      hookId: hook.id,
      event: 'ping',
      body: JSON.stringify({
        type: 'ping',
        timestamp: new Date(at).toISOString(),
        data: { space: member.space.handle },
      }),
      createdAt: at,
      dueAt: at,
      attempts: 0,
      status: null,
      fault: null,
    };
    await this.all.hooks.addDeliveries([delivery]);
    return delivery;
  }
}
