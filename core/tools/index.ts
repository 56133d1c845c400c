export {
  BADGES,
  TOOL_LIMITS,
  trashExpiry,
  toHomeApp,
  inCatalogueOrder,
  inLanguage,
  toolTitle,
  toolVisibility,
} from './tool.ts';
export type {
  Badge,
  Tool,
  ToolCard,
  ToolSchedule,
  ToolTexts,
  ToolVisibility,
  TrashedTool,
  HomeApp,
} from './tool.ts';
export { RESERVED_TOOL_IDS, toolId } from './tool-id.ts';
export { TOOL_DEFAULTS, titleForId } from './tool-draft.ts';
export type { ToolDraft, ToolFields } from './tool-draft.ts';
export { checkTool, toolFaults } from './tool-check.ts';
export type { ToolCheckMode } from './tool-check.ts';
export { isToolUrl, toolLink, iconKind, isToolIcon } from './tool-url.ts';
export {
  IMAGE_BOX,
  IMAGE_BYTES_LIMIT,
  IMAGE_PIXELS_LIMIT,
  IMAGE_TYPES,
  imageFileFault,
} from './image-file.ts';
export { PRODUCT_TOOLS } from './product-tools.ts';
export { TOOL_ACTIONS, toolState } from './tool-changes.ts';
export type { ToolAction } from './tool-changes.ts';
export { isToolChangeRevertible, revertToolChange } from './revert-tool-change.ts';
export type { RevertPorts } from './revert-tool-change.ts';
export type { ToolRepository } from './ports/tool-repository.ts';
export type { ImageStore, StoredImage } from './ports/image-store.ts';
export { ListHomeApps, ListTools, ListAllTools, ListTrash } from './use-cases/list-tools.ts';
export { SeedTools } from './use-cases/seed-tools.ts';
export { CreateTool } from './use-cases/create-tool.ts';
export { EditTool } from './use-cases/edit-tool.ts';
export type { EditToolInput } from './use-cases/edit-tool.ts';
export {
  CLICK_DAYS,
  CountToolClick,
  firstClickDay,
  ReadToolClicks,
} from './use-cases/tool-clicks.ts';
export type { ToolClickCounter } from './ports/tool-click-counter.ts';
export { DeleteTool, RestoreTool, RestoreToolAsCopy, EraseTool } from './use-cases/delete-tool.ts';
export type { DeleteToolInput } from './use-cases/delete-tool.ts';
export { ReorderTools } from './use-cases/reorder-tools.ts';
export { BULK_ACTIONS, BulkTools } from './use-cases/bulk-tools.ts';
export type { BulkAction, BulkOutcome, BulkToolsInput } from './use-cases/bulk-tools.ts';
export { DuplicateTool } from './use-cases/duplicate-tool.ts';
export { RecordUpload } from './use-cases/record-upload.ts';
export { PurgeUnusedImages } from './use-cases/purge-unused-images.ts';
export {
  IMAGES_OVERLOADED,
  IMAGE_TOO_LARGE,
  IMAGE_TOO_MANY_PIXELS,
  IMAGE_TYPE_WRONG,
  TOOLS_CHANGED,
  TOOL_ID_TAKEN,
  TOOL_INVALID,
  TOOL_UNKNOWN,
} from './tools.errors.ts';
