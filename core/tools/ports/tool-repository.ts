import type { Tool } from '../tool.ts';

/** Where the tool catalogue is kept. test/conformance/tool-repository states what every adapter must do. */
export interface ToolRepository {
  /** All tools, in no promised order: ordering is a rule, and rules are the core's. */
  list(): Promise<readonly Tool[]>;
  /** Whether no tool was ever added, removed ones included. */
  isUntouched(): Promise<boolean>;
  /** Stores a new tool; refuses with TOOL_ID_TAKEN when its id exists, also under concurrent calls. */
  add(tool: Tool): Promise<void>;
}
