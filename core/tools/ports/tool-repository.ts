import type { Instant } from '../../shared/index.ts';
import type { Tool } from '../tool.ts';

/** The tool catalogue. test/conformance/tool-repository states what every adapter must do. */
export interface ToolRepository {
  /** All tools of the catalogue, in no promised order: ordering is a rule, and rules are the core's. */
  list(): Promise<readonly Tool[]>;
  /** All tools in the trash, in no promised order. */
  listTrash(): Promise<readonly Tool[]>;
  /** Whether no tool was ever added, removed ones included. */
  isUntouched(): Promise<boolean>;
  /** The tools with these ids, locked until the unit of work ends. */
  findLocked(ids: readonly string[]): Promise<readonly Tool[]>;
  /** A tool in the trash by its key, held in the same way; null for any other. */
  findTrashed(key: string): Promise<Tool | null>;
  /** Stores a new tool; refuses with TOOL_ID_TAKEN when its id exists, also under concurrent calls. */
  add(tool: Tool): Promise<void>;
  /**
   * Stores `changed` where the kept version is `changed.version - 1`, in the catalogue or in the trash as it says;
   * else refuses with VERSION_CONFLICT, with TOOL_UNKNOWN when it is gone, with TOOL_ID_TAKEN when it comes back to
   * an id that is in use.
   */
  update(changed: Tool): Promise<void>;
  /** Permanently deletes a tool in the trash. */
  erase(key: string): Promise<void>;
  /** The uploaded icons of all tools, trash included, and those that were replaced since the instant. */
  listUploadedIcons(since: Instant): Promise<readonly string[]>;
}
