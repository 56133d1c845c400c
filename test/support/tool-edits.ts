import type { Tool } from '@toolyard/core/tools';
import fc from 'fast-check';
import { FULL_SIZE } from './test-size.ts';

const ADMINS = [0, 1] as const;
type Editor = (typeof ADMINS)[number];

/** One step of two admins who edit the same tool. */
export type Step =
  | { readonly kind: 'look'; readonly by: Editor }
  | { readonly kind: 'save'; readonly by: Editor }
  /** Both save what they have, at once. */
  | { readonly kind: 'both' };

const by = fc.constantFrom(...ADMINS);

/** Histories in which nobody has always seen the last version, nor never. */
const histories = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('look' as const), by }),
    fc.record({ kind: fc.constant('save' as const), by }),
    fc.record({ kind: fc.constant('both' as const) }),
  ),
  { minLength: 4, maxLength: 12 },
);

/** A thousand histories in `npm run test:concurrency`, a sample otherwise. */
export const historyCount = (sample: number): number => (FULL_SIZE ? 1_000 : sample);

/** A tool as an editor sees it. */
type Seen = Pick<Tool, 'version' | 'title'>;

/** The tool as it came out, or the one that the conflict showed. */
export type Outcome = { readonly saved: Seen } | { readonly conflict: Seen };

/** Where one tool is edited. */
export interface Desk {
  look(): Promise<Seen>;
  save(title: string, seen: number, by: Editor): Promise<Outcome>;
}

interface Save {
  readonly seen: number;
  readonly title: string;
  readonly outcome: Outcome;
}

interface Played {
  readonly first: Seen;
  readonly last: Seen;
  readonly saves: readonly Save[];
}

/** How many titles were written so far: an edit that repeats the present title changes nothing. */
let written = 0;

/** Plays a history; every save writes a title that nobody else writes. */
export async function play(desk: Desk, history: readonly Step[]): Promise<Played> {
  const first = await desk.look();
  const seen = [first.version, first.version];
  const saves: Save[] = [];
  const save = async (editor: Editor): Promise<void> => {
    const version = seen[editor]!;
    const title = `Title ${++written} by ${editor}`;
    const outcome = await desk.save(title, version, editor);
    if ('saved' in outcome) seen[editor] = outcome.saved.version;
    saves.push({ seen: version, title, outcome });
  };
  for (const step of history) {
    if (step.kind === 'look') seen[step.by] = (await desk.look()).version;
    else if (step.kind === 'save') await save(step.by);
    else await Promise.all(ADMINS.map(save));
  }
  return { first, last: await desk.look(), saves };
}

/** What was lost or hidden; empty where every save was kept, or its loser shown what stands. */
export function lossesOf({ first, last, saves }: Played): string[] {
  const stored = saves.flatMap(({ outcome }) => ('saved' in outcome ? [outcome.saved] : []));
  const inOrder = [first, ...stored.toSorted((a, b) => a.version - b.version)];
  return [
    ...inOrder.flatMap(({ version }, i) =>
      version === first.version + i ? [] : [`version ${version} stands at place ${i}`],
    ),
    ...(isSame(last, inOrder.at(-1)) ? [] : ['the last save is not what stands']),
    ...saves.flatMap(({ seen, title, outcome }) => {
      if ('saved' in outcome)
        return isSame(outcome.saved, { version: seen + 1, title })
          ? []
          : [`${title} went over what its admin had not seen`];
      const isShown = inOrder.some((each) => isSame(each, outcome.conflict));
      return outcome.conflict.version > seen && isShown
        ? []
        : [`the conflict of ${title} shows what never stood`];
    }),
  ];
}

const isSame = (one: Seen, other: Seen | undefined): boolean =>
  one.version === other?.version && one.title === other.title;

/** Plays so many histories one after the other; conflicts and saves must both have come about. */
export async function provenOn(
  desk: Desk,
  run: { readonly seed: number; readonly numRuns: number },
): Promise<string[]> {
  const losses: string[] = [];
  const counts = { saved: 0, conflict: 0 };
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const played = await play(desk, history);
      losses.push(...lossesOf(played));
      for (const { outcome } of played.saves) counts['saved' in outcome ? 'saved' : 'conflict']++;
      return losses.length === 0;
    }),
    run,
  );
  const isProof = Math.min(counts.saved, counts.conflict) > run.numRuns / 2;
  return isProof ? losses : [...losses, `only ${JSON.stringify(counts)} came about`];
}
