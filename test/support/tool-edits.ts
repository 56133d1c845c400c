import type { AdminPrincipal } from '@toolyard/core/accounts';
import { DomainError } from '@toolyard/core/shared';
import { EditTool, PRODUCT_TOOLS, type Tool } from '@toolyard/core/tools';
import { SetClock } from '@toolyard/memory';
import fc from 'fast-check';
import type { TestDatabase } from './database.ts';

const ADMINS = [0, 1] as const;
type Admin = (typeof ADMINS)[number];

/** One step of two admins who edit the same tool. */
export type Step =
  | { readonly kind: 'look'; readonly by: Admin }
  | { readonly kind: 'save'; readonly by: Admin }
  /** Both save what they have, at once. */
  | { readonly kind: 'both' };

const by = fc.constantFrom(...ADMINS);

/** Histories in which nobody has always seen the last version, nor never. */
export const histories = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('look' as const), by }),
    fc.record({ kind: fc.constant('save' as const), by }),
    fc.record({ kind: fc.constant('both' as const) }),
  ),
  { minLength: 4, maxLength: 12 },
);

const principal = (admin: Admin): AdminPrincipal => ({
  kind: 'admin',
  adminId: `018f0000-0000-7000-8000-00000000000${admin}`,
  role: 'admin',
  sessionId: '018f0000-0000-7000-8000-0000000000ff',
  authenticatedAt: 0,
  due: null,
});

interface Save {
  readonly seen: number;
  readonly title: string;
  /** The tool as it came out, or the one that the conflict showed. */
  readonly outcome: { readonly saved: Tool } | { readonly conflict: Tool };
}

export interface Played {
  readonly last: Tool;
  readonly saves: readonly Save[];
}

/** Plays a history on a tool of its own; every save writes a title that nobody else writes. */
export async function play(
  { unitOfWork, readers }: TestDatabase,
  tool: Pick<Tool, 'key' | 'id'>,
  history: readonly Step[],
): Promise<Played> {
  const clock = new SetClock(1);
  const times = { createdAt: 1, updatedAt: 1, deletedAt: null };
  await unitOfWork.run(({ tools }) =>
    tools.add({ ...PRODUCT_TOOLS[0]!, ...tool, ...times, version: 1, title: 'First' }),
  );
  const find = async (): Promise<Tool> => {
    const found = (await readers.tools.list()).find(({ key }) => key === tool.key);
    if (!found) throw new Error('the tool is lost');
    return found;
  };
  const seen = [await find(), await find()];
  const saves: Save[] = [];
  let count = 0;
  const save = async (admin: Admin): Promise<void> => {
    const { version } = seen[admin]!;
    const title = `Title ${++count} by ${admin}`;
    const input = { id: tool.id, version, change: { title } };
    try {
      const saved = await unitOfWork.run(({ tools, audit }) =>
        new EditTool(tools, audit, clock).execute(input, principal(admin)),
      );
      seen[admin] = saved;
      saves.push({ seen: version, title, outcome: { saved } });
    } catch (fault) {
      saves.push({ seen: version, title, outcome: { conflict: conflictOf(fault) } });
    }
  };
  for (const step of history) {
    if (step.kind === 'look') seen[step.by] = await find();
    else if (step.kind === 'save') await save(step.by);
    else await Promise.all(ADMINS.map(save));
  }
  return { last: await find(), saves };
}

function conflictOf(fault: unknown): Tool {
  const isConflict = fault instanceof DomainError && fault.code === 'VERSION_CONFLICT';
  if (!isConflict || !fault.details || !('current' in fault.details)) throw fault;
  return fault.details.current as Tool;
}

/** What was lost or hidden; empty where every save was kept, or its loser shown what stands. */
export function lossesOf({ last, saves }: Played): string[] {
  const kept = saves.flatMap((save) => ('saved' in save.outcome ? [save.outcome.saved] : []));
  const inOrder = kept.toSorted((a, b) => a.version - b.version);
  return [
    ...inOrder.flatMap(({ version }, i) =>
      version === i + 2 ? [] : [`version ${version} stands where ${i + 2} should`],
    ),
    ...(last.version === kept.length + 1 ? [] : ['the last version is not that of the last save']),
    ...(last.title === (inOrder.at(-1)?.title ?? 'First')
      ? []
      : ['the last save is not what stands']),
    ...saves.flatMap(({ seen, title, outcome }) => {
      if ('saved' in outcome)
        return outcome.saved.version === seen + 1 && outcome.saved.title === title
          ? []
          : [`${title} went over what its admin had not seen`];
      const shown = inOrder.find(({ version }) => version === outcome.conflict.version);
      return outcome.conflict.version > seen && shown?.title === outcome.conflict.title
        ? []
        : [`the conflict of ${title} shows what never stood`];
    }),
  ];
}
