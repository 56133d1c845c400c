import type { AdminTool } from './wire.ts';

/** What an operator may do with a tool of the list. */
export interface RowActs {
  readonly onToggle: (tool: AdminTool, isActive: boolean) => void;
  readonly onEdit: (tool: AdminTool) => void;
  readonly onDuplicate: (tool: AdminTool) => void;
  readonly onDelete: (tool: AdminTool) => void;
}
