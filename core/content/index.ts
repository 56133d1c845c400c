export { ARCHIVE_LIMITS } from './ports/article-archive.ts';
export type {
  ArchiveContent,
  ArchivedFile,
  ArchivedText,
  ArticleArchive,
} from './ports/article-archive.ts';
export { ExportSpace } from './use-cases/export-space.ts';
export { ImportArticles } from './use-cases/import-articles.ts';
export type {
  ImportedPicture,
  ImportOutcome,
  ImportPorts,
  ImportReport,
} from './use-cases/import-articles.ts';
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
  ARTICLE_DELIVERED,
  ARTICLE_HIDDEN,
  ARTICLE_NOT_HIDDEN,
  ARTICLE_NOT_PUBLIC,
  HIDING_REASON_MISSING,
  NO_SCHEDULE,
  REPORT_UNKNOWN,
  REVISION_UNKNOWN,
  SCHEDULE_IN_PAST,
  SLUG_INVALID,
  SLUG_REDIRECTS,
  SLUG_TAKEN,
  ARTICLE_INVALID,
  ARTICLE_NOT_IN_REVIEW,
  ARTICLE_UNKNOWN,
  ARTICLES_FULL,
  COMMENT_INVALID,
  COMMENT_UNKNOWN,
  COMMENTS_FULL,
  HOOK_UNKNOWN,
  HOOK_URL_INVALID,
  HOOKS_FULL,
  MEMBER_UNKNOWN,
  INVITING_NEEDS_VERIFIED_EMAIL,
  MEMBERS_FULL,
  SPACE_HANDLE_TAKEN,
  SPACE_INVALID,
  SPACE_INVITATION_UNKNOWN,
  SPACE_NEEDS_OWNER,
  SPACE_NEEDS_VERIFIED_EMAIL,
  SPACE_ROLE_NEEDED,
  SPACE_UNKNOWN,
  SPACES_FULL,
  MEDIA_ALT_INVALID,
  MEDIA_FULL,
  MEDIA_IN_USE,
  MEDIA_OVERLOADED,
  MEDIA_TOO_LARGE,
  MEDIA_TOO_MANY_PIXELS,
  MEDIA_TYPE_WRONG,
  MEDIA_UNKNOWN,
} from './content.errors.ts';
export type {
  ArticleRenderer,
  BlockFault,
  RenderedArticle,
  RenderedHeading,
  Rendering,
  RenderOptions,
} from './ports/article-renderer.ts';
export { isOutside, isSafeLink, isSafePicture } from './address.ts';
export { blockKind } from './block.ts';
export { BLOCK_KINDS, blockKinds } from './block-list.ts';
export type { AnyBlockKind } from './block-list.ts';
export { blockReader, parseAttributes } from './read-block.ts';
export type { Block } from './read-block.ts';
export { escapeHtml, html, joinHtml, renderedHtml } from './html-text.ts';
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
export { problemTexts, type FrontMatterFault } from './front-matter-faults.ts';
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
export { brokenLinks, hasOutsideForm, linkFault } from './links.ts';
export type { BrokenLink, LinkFault, LinkTargets } from './links.ts';
export { readingMinutes } from './reading-time.ts';
export { headingAnchors } from './heading-anchor.ts';
export { parseSlug, slugOf, SLUG_LIMIT, uniqueSlug } from './slug.ts';
export { changeSlug } from './redirect.ts';
export type { Redirect, SlugChange, SlugHolder } from './redirect.ts';
export {
  answerHiding,
  ARTICLE_STATUSES,
  cancelSchedule,
  cancelWithdrawal,
  hide,
  HIDING_TEXT_LIMIT,
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
export { COMMENT_LIMITS, locatePassage, MAX_COMMENTS } from './review-comment.ts';
export type { Passage, ReviewComment } from './review-comment.ts';
export type { CommentRepository } from './ports/comment-repository.ts';
export {
  AddComment,
  DeleteComment,
  ExportComments,
  ListComments,
  ResolveComment,
} from './use-cases/review-comments.ts';
export type { AddCommentInput, CommentPlace } from './use-cases/review-comments.ts';
export {
  HOOK_ATTEMPTS,
  HOOK_EVENTS,
  HOOK_FAULTS,
  HOOK_URL_MAX,
  MAX_WEB_HOOKS,
  parseHookUrl,
} from './web-hook.ts';
export type { HookAnswer, HookDelivery, HookEvent, HookFault, WebHook } from './web-hook.ts';
export type { NotifiedPublication } from './publication-notice.ts';
export type { ExpectedChange, HookRepository } from './ports/hook-repository.ts';
export type { HookCall, HookSender, HookSigner } from './ports/hook-sender.ts';
export { AddHook, ListHooks, RemoveHook, TryHook } from './use-cases/manage-hooks.ts';
export type { HookPlace, HookPorts, ListedHook } from './use-cases/manage-hooks.ts';
export { NoticePublications } from './use-cases/notice-publications.ts';
export { SendDeliveries } from './use-cases/send-deliveries.ts';
export type { DeliveryPorts } from './use-cases/send-deliveries.ts';
export { isPermitted, SPACE_ACTIONS } from './permissions.ts';
export type { ActionSubject, SpaceAction } from './permissions.ts';
export { MAX_SPACE_MEMBERS, membersAfterLeaving } from './space-members.ts';
export type {
  ArticleAddress,
  ArticleFilter,
  ArticleRepository,
  DraftArticle,
  FoundArticle,
  ListedAddress,
  ListedArticle,
  PublicArticle,
  PublicListing,
  RenderedRevision,
  RevisionSummary,
  SearchScope,
  Translation,
} from './ports/article-repository.ts';
export { MAX_REPORTS, REPORT_TEXT_LIMIT } from './report.ts';
export type { ArticleReport } from './report.ts';
export type {
  ListedReport,
  ModeratedArticle,
  ModerationRepository,
} from './ports/moderation-repository.ts';
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
  checkAppearance,
  MAX_NAVIGATION,
  NAVIGATION_ADDRESS_MAX,
  NAVIGATION_LABEL_MAX,
} from './appearance-draft.ts';
export { DEFAULT_APPEARANCE, navigationIn } from './space-appearance.ts';
export type { NavigationEntry } from './space-appearance.ts';
export { SPACE_ACCENTS, SPACE_TYPEFACES } from './space-theme.ts';
export type { SpaceAccent, SpaceTheme, SpaceTypeface } from './space-theme.ts';
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
  ListMembers,
  ListOwnInvitations,
  RemoveMember,
  WithdrawInvitation,
} from './use-cases/manage-members.ts';
export { InviteMember } from './use-cases/invite-member.ts';
export { InvitationMailRenderer } from './invitation-mail.ts';
export { SPACE_INVITATION_LIFETIME } from './space.ts';
export {
  HideArticle,
  ListHiddenArticles,
  ListReports,
  ReportArticle,
  SettleReport,
  ShowArticle,
} from './use-cases/moderate-articles.ts';
export {
  AnswerHiding,
  ApproveArticle,
  CancelWithdrawal,
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
export { ReadVotes, VoteArticle } from './use-cases/vote-articles.ts';
export type { VoteArticleInput } from './use-cases/vote-articles.ts';
export type { ArticleVotes } from './votes.ts';
export { ListAddresses } from './use-cases/list-addresses.ts';
export type { AddressWithTranslations } from './use-cases/list-addresses.ts';
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
export {
  MEDIA_ALT_MAX,
  MEDIA_TYPES,
  mediaFileFault,
  mediaHashIn,
  mediaPath,
  parseAlt,
} from './media.ts';
export type { Media } from './media.ts';
export { MEDIA_FILE_LIMITS } from './ports/media-store.ts';
export type { MediaStore, StoredMedia } from './ports/media-store.ts';
export type { MediaRepository, MediaUse } from './ports/media-repository.ts';
export {
  AddMedia,
  ListMedia,
  mayRemoveMedia,
  ReadMedia,
  ReadPublicMedia,
  RemoveMedia,
} from './use-cases/manage-media.ts';
export type { ListedMedia, MediaListing, MediaPorts } from './use-cases/manage-media.ts';
export { PurgeUnusedMedia } from './use-cases/purge-unused-media.ts';
