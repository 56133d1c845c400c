import { VERSION_CONFLICT, type ErrorDefinition } from '@toolyard/core/shared';
import { copyOf, withEntry, withoutEntry, withoutOwned } from './memory-tables.ts';

interface OwnedRecord {
  readonly id: string;
  readonly ownerId: string;
  readonly version: number;
}

type Place = Pick<OwnedRecord, 'id' | 'ownerId'>;

/** Last changed first, ties by id descending. */
export const lastChangedFirst = (
  a: { readonly updatedAt: number; readonly id: string },
  b: { readonly updatedAt: number; readonly id: string },
): number => b.updatedAt - a.updatedAt || b.id.localeCompare(a.id);

/** Records of accounts, each with a version that a change must have seen. */
export abstract class MemoryOwnedRecords<Stored extends OwnedRecord> {
  constructor(
    private readonly unknown: ErrorDefinition,
    private readonly order: (a: Stored, b: Stored) => number,
  ) {}

  /** The table by id. */
  protected abstract get records(): ReadonlyMap<string, Stored>;
  protected abstract set records(next: ReadonlyMap<string, Stored>);

  listOwned(ownerId: string): Promise<Stored[]> {
    const owned = [...this.records.values()].filter((each) => each.ownerId === ownerId);
    return Promise.resolve(structuredClone(owned.sort(this.order)));
  }

  findOwned(ownerId: string, id: string): Promise<Stored | null> {
    const found = this.records.get(id);
    return Promise.resolve(found?.ownerId === ownerId ? copyOf(found) : null);
  }

  async countLocked(ownerId: string): Promise<number> {
    return (await this.listOwned(ownerId)).length;
  }

  async add(added: Stored): Promise<void> {
    await Promise.resolve();
    this.records = withEntry(this.records, added.id, added);
  }

  async update(changed: Stored): Promise<void> {
    await this.expect(changed, changed.version - 1);
    await this.add(changed);
  }

  async remove(removed: Place & Pick<OwnedRecord, 'version'>): Promise<void> {
    await this.expect(removed, removed.version);
    this.records = withoutEntry(this.records, removed.id);
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await Promise.resolve();
    this.records = withoutOwned(this.records, (each) => each.ownerId === ownerId);
  }

  private async expect({ ownerId, id }: Place, version: number): Promise<void> {
    const current = await this.findOwned(ownerId, id);
    if (!current) throw this.unknown();
    if (current.version !== version) throw VERSION_CONFLICT({ details: { current } });
  }
}
