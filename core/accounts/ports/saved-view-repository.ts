import type { SavedView } from '../administration/saved-view.ts';
import type { OwnedRecords } from './owned-records.ts';

/** Stores saved views of users and admins. test/conformance/saved-view-repository states what every adapter must do. */
export interface SavedViewRepository extends OwnedRecords {
  /** All views of the owner, in no promised order. */
  listOwned(ownerId: string): Promise<readonly SavedView[]>;
  /** As `listOwned`, and locks the owner until the unit of work ends, so that no view is added or changed meanwhile. */
  listLocked(ownerId: string): Promise<readonly SavedView[]>;
  add(view: SavedView): Promise<void>;
  /** Stores name and query of a view. */
  update(view: SavedView): Promise<void>;
  /** Deletes a view of the owner and returns it; null if there is none. */
  remove(ownerId: string, id: string): Promise<SavedView | null>;
}
