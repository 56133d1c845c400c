import { DomainError, type Clock, type IdSource, type UnitOfWork } from '../../shared/index.ts';
import type { ToolRepository } from '../ports/tool-repository.ts';
import { PRODUCT_TOOLS } from '../product-tools.ts';
import { TOOL_ID_TAKEN } from '../tools.errors.ts';

interface WithTools {
  readonly tools: ToolRepository;
}

/** Fills a catalogue that was never used with the product's own tools; two servers may start at once. */
export class SeedTools {
  constructor(
    private readonly work: UnitOfWork<WithTools>,
    private readonly clock: Clock,
    private readonly ids: IdSource,
  ) {}

  async execute(): Promise<void> {
    try {
      await this.work.run(({ tools }) => this.fill(tools));
    } catch (fault) {
      // The other server was first.
      if (!(fault instanceof DomainError && fault.code === TOOL_ID_TAKEN.code)) throw fault;
    }
  }

  private async fill(tools: ToolRepository): Promise<void> {
    if (!(await tools.isUntouched())) return;
    const now = this.clock.now();
    for (const card of PRODUCT_TOOLS)
      await tools.add({
        ...card,
        publishAt: null,
        hideAt: null,
        key: this.ids.next(),
        version: 1,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      });
  }
}
