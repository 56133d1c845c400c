import type { Clock, Instant, UnitOfWork } from '../../shared/index.ts';
import type { ToolClickCounter } from '../ports/tool-click-counter.ts';
import type { ToolRepository } from '../ports/tool-repository.ts';
import { toolVisibility } from '../tool.ts';
import { TOOL_UNKNOWN } from '../tools.errors.ts';

const DAY = 86_400_000;
/** Days that the figures of the console cover, today included. */
export const CLICK_DAYS = 30;

/** The day of an instant in UTC. */
const dayOf = (at: Instant): string => new Date(at).toISOString().slice(0, 10);

/** The first day that the figures of the console cover. */
export const firstClickDay = (now: Instant): string => dayOf(now - (CLICK_DAYS - 1) * DAY);

/** Counts that somebody opened a tool. Nothing about the visitor is stored. */
export class CountToolClick {
  constructor(
    private readonly work: UnitOfWork<{ readonly toolClicks: ToolClickCounter }>,
    private readonly tools: Pick<ToolRepository, 'list'>,
    private readonly clock: Clock,
  ) {}

  async execute(id: string): Promise<void> {
    const at = this.clock.now();
    const tool = (await this.tools.list()).find((each) => each.id === id);
    if (!tool || toolVisibility(tool, at) !== 'shown') throw TOOL_UNKNOWN();
    await this.work.run(({ toolClicks }) => toolClicks.add(tool.key, dayOf(at)));
  }
}

/** Clicks of the last CLICK_DAYS days by the key of the tool. */
export class ReadToolClicks {
  constructor(
    private readonly clicks: Pick<ToolClickCounter, 'totalsSince'>,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<Readonly<Record<string, number>>> {
    return this.clicks.totalsSince(firstClickDay(this.clock.now()));
  }
}
