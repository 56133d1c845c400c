import type { Article } from './article.ts';
import type { SpaceRole } from './space.ts';

/** What a member can do in a space. */
export const SPACE_ACTIONS = [
  /** Read drafts and revisions, and comment. */
  'read',
  'create',
  /** Write, rename, restore, ask for a review. */
  'edit',
  'delete',
  /** Say that a revision under review may be published. */
  'approve',
  /** Publish, schedule, unpublish. */
  'publish',
  /** Import, export and bulk actions. */
  'transfer',
  /** Title, languages, theme, navigation. */
  'configure',
  /** Invite, change roles, remove. */
  'manageMembers',
  'deleteSpace',
] as const;
export type SpaceAction = (typeof SPACE_ACTIONS)[number];

/** `ownDraft`: what he began and readers do not see yet; `others`: what he did not write. */
type Grant = boolean | 'ownDraft' | 'others';

const PERMISSIONS = {
  reviewer: {
    read: true,
    create: false,
    edit: false,
    delete: false,
    approve: 'others',
    publish: false,
    transfer: false,
    configure: false,
    manageMembers: false,
    deleteSpace: false,
  },
  author: {
    read: true,
    create: true,
    edit: 'ownDraft',
    delete: 'ownDraft',
    approve: false,
    publish: false,
    transfer: false,
    configure: false,
    manageMembers: false,
    deleteSpace: false,
  },
  editor: {
    read: true,
    create: true,
    edit: true,
    delete: true,
    approve: 'others',
    publish: true,
    transfer: true,
    configure: false,
    manageMembers: false,
    deleteSpace: false,
  },
  owner: {
    read: true,
    create: true,
    edit: true,
    delete: true,
    approve: 'others',
    publish: true,
    transfer: true,
    configure: true,
    manageMembers: true,
    deleteSpace: true,
  },
} as const satisfies Record<SpaceRole, Record<SpaceAction, Grant>>;

/** The article of an action. */
export interface ActionSubject extends Pick<Article, 'authorId' | 'published' | 'schedule'> {
  /** Who wrote a revision since the last publication; null stands for an erased account. */
  readonly writerIds: readonly (string | null)[];
}

/**
 * Whether a member may do something in his space, or an operator, who has no user id, in the product's own. An action
 * on an article needs the article; without it the answer says whether his role has the action for some article, as
 * menus need it.
 */
export function isPermitted(
  member: { readonly userId: string | null; readonly role: SpaceRole },
  action: SpaceAction,
  article?: ActionSubject,
): boolean {
  const grant: Grant = PERMISSIONS[member.role][action];
  if (typeof grant === 'boolean') return grant;
  if (article === undefined) return true;
  const { authorId, published, schedule, writerIds } = article;
  if (grant === 'ownDraft')
    return authorId === member.userId && published === null && schedule === null;
  return authorId !== member.userId && !writerIds.includes(member.userId);
}
