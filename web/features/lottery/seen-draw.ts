import { useEffect } from 'react';
import { storedSeenDraws, type SeenDraw } from '@toolyard/browser';
import type { ProofBundle, Witnesses } from '@toolyard/core/lottery/draw';
import type { EventDetailResponse } from '../../api/generated.ts';
import { useApplication } from '../../app/use-application.ts';

/** Stores key and root of a draw whose winners are not known yet, so that this browser is a witness of its proof. */
export function useSeenDraw({ id, draw, resultDate }: EventDetailResponse): void {
  const { services } = useApplication();
  const isPending = draw !== null && resultDate === null;
  const key = isPending ? draw.publicKey : null;
  const root = isPending ? (draw.lock?.root ?? null) : null;
  useEffect(() => {
    if (key !== null)
      storedSeenDraws(services.storage.at).add({
        eventId: id,
        key,
        root,
        seenAt: services.now(),
      });
  }, [services, id, key, root]);
}

/** What this browser saw of a draw, and when; null where it saw nothing of it in time. */
export type SeenWitnesses = { readonly witnesses: Witnesses; readonly at: number } | null;

/** The witnesses that a browser has of a proof: nothing that it saw only when the draw was due. */
export function seenWitnesses(seen: SeenDraw | null, proof: unknown): SeenWitnesses {
  const drawAt = Date.parse((proof as Partial<ProofBundle> | undefined)?.manifest?.draw_at ?? '');
  if (!seen || !(seen.seenAt < drawAt)) return null;
  const { key, root, seenAt } = seen;
  return { witnesses: root === null ? { key } : { key, root }, at: seenAt };
}
