import type {
  AdminToolResponse,
  BulkToolAction,
  BulkToolOutcomeResponse,
  CreateToolRequest,
  TrashedToolResponse,
} from '../../../api/generated-admin.ts';

/** A tool as the console's API speaks of it. */
export type AdminTool = AdminToolResponse;
export type TrashedTool = TrashedToolResponse;
export type BulkAction = BulkToolAction;
/** What became of one tool of many. */
export type BulkRow = BulkToolOutcomeResponse;

/** What an operator sets of a tool, whose id is set when it is added. */
export type ToolBody = Required<Omit<CreateToolRequest, 'id'>>;
