import type { SavedView, SavedViewRepository } from '@toolyard/core/accounts';
import { withEntry, withoutEntry, withoutOwned, type MemoryTables } from './memory-tables.ts';

export class MemorySavedViewRepository implements SavedViewRepository {
  constructor(private readonly tables: MemoryTables) {}

  listOwned(ownerId: string): Promise<readonly SavedView[]> {
    const owned = [...this.tables.savedViews.values()].filter((view) => view.ownerId === ownerId);
    return Promise.resolve(structuredClone(owned));
  }

  /** Units of work run sequentially here, so no lock is needed. */
  listLocked(ownerId: string): Promise<readonly SavedView[]> {
    return this.listOwned(ownerId);
  }

  async add(view: SavedView): Promise<void> {
    await Promise.resolve();
    this.tables.savedViews = withEntry(this.tables.savedViews, view.id, view);
  }

  update(view: SavedView): Promise<void> {
    return this.add(view);
  }

  async remove(ownerId: string, id: string): Promise<SavedView | null> {
    await Promise.resolve();
    const view = this.tables.savedViews.get(id);
    if (view?.ownerId !== ownerId) return null;
    this.tables.savedViews = withoutEntry(this.tables.savedViews, id);
    return view;
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await Promise.resolve();
    this.tables.savedViews = withoutOwned(
      this.tables.savedViews,
      (view) => view.ownerId === ownerId,
    );
  }
}
