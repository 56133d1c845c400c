import type { Clock, SecretVault, UnitOfWork } from '../../shared/index.ts';
import type { HookRepository } from '../ports/hook-repository.ts';
import type { HookSender, HookSigner } from '../ports/hook-sender.ts';
import {
  hookSecretPlace,
  withHookAnswer,
  withHookAttempt,
  type HookDelivery,
  type WebHook,
} from '../web-hook.ts';

interface DeliveryStore {
  readonly hooks: HookRepository;
}

/** What deliveries are sent with. */
export interface DeliveryPorts {
  readonly sender: HookSender;
  readonly signer: HookSigner;
  readonly vault: SecretVault;
  readonly clock: Clock;
}

/** Sends due deliveries one by one. Several servers may run it concurrently; each is sent at least once. */
export class SendDeliveries {
  constructor(
    private readonly work: UnitOfWork<DeliveryStore>,
    private readonly ports: DeliveryPorts,
  ) {}

  async execute(): Promise<void> {
    for (let next = await this.next(); next; next = await this.next()) {
      const { hook, delivery } = next;
      const answer = await this.send(hook, delivery);
      const over = withHookAnswer(delivery, answer);
      await this.work.run(({ hooks }) => hooks.updateDelivery(over));
    }
  }

  /** The next attempt is stored before this one starts, so that another server continues after a crash. */
  private next(): Promise<{ readonly hook: WebHook; readonly delivery: HookDelivery } | null> {
    return this.work.run(async ({ hooks }) => {
      const at = this.ports.clock.now();
      const due = await hooks.findDueLocked(at);
      const hook = due && (await hooks.find(due.hookId));
      if (!due || !hook) return null;
      const delivery = withHookAttempt(due, at);
      await hooks.updateDelivery(delivery);
      return { hook, delivery };
    });
  }

  private async send(hook: WebHook, { id, body }: HookDelivery) {
    const { vault, signer, sender, clock } = this.ports;
    const secret = vault.open(hook.sealedSecret, hookSecretPlace(hook.id));
    // Without its key nothing can be signed; the delivery ends after its attempts.
    if (secret === null) return { fault: 'noConnection' } as const;
    const headers = signer.sign(secret, { id, at: clock.now(), body });
    return sender.send({ url: hook.url, body, headers });
  }
}
