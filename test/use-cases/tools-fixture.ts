import type { AdminPrincipal } from '@toolyard/core/accounts';
import type { Romanizer } from '@toolyard/core/shared';
import { PRODUCT_TOOLS, type Tool } from '@toolyard/core/tools';
import { SequentialIds, memoryDatabase, FakeClock } from '@toolyard/memory';

export const NOON = Date.UTC(2026, 0, 2, 12);

/** For titles without Chinese. */
export const AS_IS: Romanizer = { romanize: (text) => Promise.resolve(text) };

export const OPERATOR: AdminPrincipal = {
  kind: 'admin',
  adminId: 'operator',
  role: 'admin',
  sessionId: 'session',
  authenticatedAt: NOON,
  due: null,
};

/** A catalogue of the tools a, b and c, at orders 1, 2 and 3. */
export async function toolsFixture() {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new FakeClock(NOON);
  const ids = new SequentialIds();
  const add = (id: string, change: Partial<Tool> = {}) => {
    const [card] = PRODUCT_TOOLS;
    const schedule = { publishAt: null, hideAt: null };
    const times = { createdAt: NOON, updatedAt: NOON, deletedAt: null, ...schedule };
    const stored = { ...times, key: `key-${id}`, version: 1 };
    const tool: Tool = {
      ...card!,
      ...stored,
      id,
      title: `Tool ${id}`,
      titleZh: `工具 ${id}`,
      ...change,
    };
    return unitOfWork.run(({ tools }) => tools.add(tool));
  };
  for (const [i, id] of ['a', 'b', 'c'].entries()) await add(id, { order: i + 1 });
  const find = async (id: string) => (await readers.tools.list()).find((tool) => tool.id === id);
  return { unitOfWork, tools: readers.tools, audit: readers.audit, clock, ids, add, find };
}
