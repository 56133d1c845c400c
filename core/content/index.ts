export { ARCHIVE_LIMITS } from './ports/article-archive.ts';
export type { ArchiveContent, ArchivedText, ArticleArchive } from './ports/article-archive.ts';
export { ExportSpace } from './use-cases/export-space.ts';
export { ImportArticles } from './use-cases/import-articles.ts';
export type { ImportOutcome, ImportReport } from './use-cases/import-articles.ts';
export { ARTICLE_TYPES, articleTypeLabel } from './article-types/article-type-list.ts';
export type { ArticleType, ArticleTypeName } from './article-types/article-type-list.ts';
export type { Article, Hiding, Schedule } from './article.ts';
export type { IndexedText, SearchQuery, SearchTerm } from './indexed-text.ts';
export type { ArticleMeta, Revision } from './revision.ts';
export { SPACE_ROLES, VISIBILITIES } from './space.ts';
export type { Space, SpaceMember, SpaceRole, Visibility, SpaceInvitation } from './space.ts';
export { LONGEST_ARTICLE } from './ports/article-renderer.ts';
export {
  ARCHIVE_TOO_LARGE,
  ARCHIVE_UNREADABLE,
  ARTICLE_TOO_LONG,
  ARTICLE_HIDDEN,
  ARTICLE_NOT_PUBLIC,
  HIDING_REASON_MISSING,
  NO_SCHEDULE,
  REVISION_UNKNOWN,
  SCHEDULE_IN_PAST,
  SLUG_INVALID,
  SLUG_REDIRECTS,
  SLUG_TAKEN,
  ARTICLE_INVALID,
  ARTICLE_NOT_IN_REVIEW,
  ARTICLE_UNKNOWN,
  ARTICLES_FULL,
  MEMBER_UNKNOWN,
  MEMBERS_FULL,
  SPACE_HANDLE_TAKEN,
  SPACE_INVALID,
  SPACE_INVITATION_UNKNOWN,
  SPACE_NEEDS_OWNER,
  SPACE_NEEDS_VERIFIED_EMAIL,
  SPACE_ROLE_NEEDED,
  SPACE_UNKNOWN,
  SPACES_FULL,
} from './content.errors.ts';
export type {
  ArticleRenderer,
  RenderedArticle,
  RenderedHeading,
  RenderOptions,
} from './ports/article-renderer.ts';
export { isOutside, isSafeLink, isSafePicture } from './address.ts';
export { BLOCK_KINDS, blockKinds } from './block-list.ts';
export type { AnyBlockKind } from './block-list.ts';
export { parseAttributes, readBlock } from './read-block.ts';
export type { Block } from './read-block.ts';
export { escapeHtml, html, renderedHtml } from './html-text.ts';
export type { Html } from './html-text.ts';
export { foldText } from './fold-text.ts';
export { indexedText, searchQuery } from './search-terms.ts';
export type { SearchableText } from './search-terms.ts';
export { compareFound, excerptOf, highlights, isFound, matchedTerms } from './search-match.ts';
export type { Excerpt, TextRange } from './search-match.ts';
export { sectionHashes, sectionsOf, staleSections } from './sections.ts';
export type { Section, StaleSections } from './sections.ts';
export { mergeTokens } from './sentences.ts';
export { mergeMarkdown } from './merge.ts';
export type { Agreed, Conflict, Merge } from './merge.ts';
export { textDifference } from './text-difference.ts';
export type { DifferencePart } from './text-difference.ts';
export { normalizedDate, readMarkdownFile, writeMarkdownFile } from './front-matter.ts';
export type { MarkdownFile } from './front-matter.ts';
export type {
  FrontMatterFields,
  FrontMatterFormat,
  FrontMatterParser,
  FrontMatterProblem,
  FrontMatterValue,
} from './ports/front-matter-parser.ts';
export { readArticleFile, writeArticleFile } from './article-file.ts';
export type { ArticleFile } from './article-file.ts';
export { IMPORT_CHOICES, importPlan } from './import-plan.ts';
export type { ExistingArticle, ImportChoice, ImportedFile, ImportStep } from './import-plan.ts';
export { brokenLinks, linkFault } from './links.ts';
export type { BrokenLink, LinkFault, LinkTargets } from './links.ts';
export { readingMinutes } from './reading-time.ts';
export { headingAnchors } from './heading-anchor.ts';
export { parseSlug, slugOf, SLUG_LIMIT, uniqueSlug } from './slug.ts';
export { changeSlug } from './redirect.ts';
export type { Redirect, SlugChange, SlugHolder } from './redirect.ts';
export {
  ARTICLE_STATUSES,
  cancelSchedule,
  hide,
  publicationAt,
  publish,
  schedulePublication,
  scheduleWithdrawal,
  setDraft,
  setInReview,
  unhide,
  unpublish,
} from './publication.ts';
export type { ArticleStatus, Publication } from './publication.ts';
export { nextRevision, restoredDraft, verifyChain } from './revision-chain.ts';
export type { RevisionDraft, RevisionFault } from './revision-chain.ts';
export { isPermitted, SPACE_ACTIONS } from './permissions.ts';
export type { ActionSubject, SpaceAction } from './permissions.ts';
export { MAX_SPACE_MEMBERS, membersAfterLeaving } from './space-members.ts';
export type {
  ArticleAddress,
  ArticleFilter,
  ArticleRepository,
  DraftArticle,
  FoundArticle,
  ListedArticle,
  PublicArticle,
  PublicListing,
  RenderedRevision,
  RevisionSummary,
  SearchScope,
  Translation,
} from './ports/article-repository.ts';
export type {
  MemberSpace,
  NamedInvitation,
  NamedMember,
  SpaceRepository,
} from './ports/space-repository.ts';
export { ARTICLE_LIMITS, checkArticleDraft, MAX_ARTICLE_ORDER } from './article-draft.ts';
export type { ArticleDraft } from './article-draft.ts';
export type { ContentLimits } from './limits.ts';
export { checkSpace, parseHandle, SPACE_HANDLE_MAX, SPACE_TITLE_MAX } from './space-draft.ts';
export type { SpaceDraft } from './space-draft.ts';
export {
  CreateSpace,
  DeleteSpace,
  EditSpace,
  ListSpaces,
  ReadSpace,
} from './use-cases/manage-spaces.ts';
export {
  AnswerInvitation,
  ChangeMemberRole,
  InviteMember,
  ListMembers,
  ListOwnInvitations,
  RemoveMember,
  SPACE_INVITATION_LIFETIME,
  WithdrawInvitation,
} from './use-cases/manage-members.ts';
export {
  ApproveArticle,
  PublishArticle,
  ScheduleArticle,
  SubmitForReview,
  UnpublishArticle,
} from './use-cases/publish-articles.ts';
export {
  ExportSpaces,
  ListArticles,
  ListRevisions,
  ReadArticle,
  ReadRevision,
} from './use-cases/read-articles.ts';
export type { ArticleState, ExportedSpace } from './use-cases/read-articles.ts';
export { PreviewArticle } from './use-cases/preview-article.ts';
export { ListPublished, ReadPublicSpace, ReadPublished } from './use-cases/read-published.ts';
export type { PublishedAnswer, PublishedArticle } from './use-cases/read-published.ts';
export {
  MAX_SEARCH_LENGTH,
  MAX_SEARCH_RESULTS,
  SearchArticles,
  SearchPublished,
} from './use-cases/search-articles.ts';
export type { SearchResult } from './use-cases/search-articles.ts';
export { FEED_LENGTH, ReadFeed } from './use-cases/read-feed.ts';
export type { FeedEntry } from './use-cases/read-feed.ts';
export { ARTICLE_ID_PREFIX } from './use-cases/stored-draft.ts';
export type { SavedDraft, WritingPorts } from './use-cases/stored-draft.ts';
export { PRODUCT_SPACE, productPath } from './product-space.ts';
export { articlePath, readArticlePath, spacePath } from './article-path.ts';
export { inOrder } from './article-order.ts';
export type { ReadingPlace } from './article-path.ts';
export type { ProductFile, ProductFiles } from './ports/product-files.ts';
export { SeedProductSpace } from './use-cases/seed-product-space.ts';
export type { SeededPages } from './use-cases/seed-product-space.ts';
export {
  CreateArticle,
  DeleteArticle,
  RenameArticle,
  RestoreRevision,
  SaveDraft,
} from './use-cases/write-articles.ts';
export type { CreateArticleInput, SaveDraftInput } from './use-cases/write-articles.ts';
