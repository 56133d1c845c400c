import { baseApi as api } from './base-api';
export const addTagTypes = ['spaces', 'articles', 'published articles'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listSpaces: build.query<ListSpacesApiResponse, ListSpacesApiArg>({
        query: () => ({ url: `/api/content/spaces` }),
        providesTags: ['spaces'],
      }),
      createSpace: build.mutation<CreateSpaceApiResponse, CreateSpaceApiArg>({
        query: (queryArg) => ({
          url: `/api/content/spaces`,
          method: 'POST',
          body: queryArg.createSpaceRequest,
        }),
        invalidatesTags: ['spaces'],
      }),
      readSpace: build.query<ReadSpaceApiResponse, ReadSpaceApiArg>({
        query: (queryArg) => ({
          url: `/api/content/spaces/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['spaces'],
      }),
      editSpace: build.mutation<EditSpaceApiResponse, EditSpaceApiArg>({
        query: (queryArg) => ({
          url: `/api/content/spaces/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.editSpaceRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['spaces'],
      }),
      deleteSpace: build.mutation<DeleteSpaceApiResponse, DeleteSpaceApiArg>({
        query: (queryArg) => ({
          url: `/api/content/spaces/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['spaces'],
      }),
      exportSpace: build.query<ExportSpaceApiResponse, ExportSpaceApiArg>({
        query: (queryArg) => ({
          url: `/api/content/spaces/${encodeURIComponent(String(queryArg.id))}/export`,
        }),
        providesTags: ['spaces'],
      }),
      importArticles: build.mutation<ImportArticlesApiResponse, ImportArticlesApiArg>({
        query: (queryArg) => ({
          url: `/api/content/spaces/${encodeURIComponent(String(queryArg.id))}/import`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
          params: {
            dryRun: queryArg.dryRun,
            choice: queryArg.choice,
          },
        }),
        invalidatesTags: ['spaces'],
      }),
      listSpaceMembers: build.query<ListSpaceMembersApiResponse, ListSpaceMembersApiArg>({
        query: (queryArg) => ({
          url: `/api/content/spaces/${encodeURIComponent(String(queryArg.id))}/members`,
        }),
        providesTags: ['spaces'],
      }),
      inviteSpaceMember: build.mutation<InviteSpaceMemberApiResponse, InviteSpaceMemberApiArg>({
        query: (queryArg) => ({
          url: `/api/content/spaces/${encodeURIComponent(String(queryArg.id))}/invitations`,
          method: 'POST',
          body: queryArg.inviteMemberRequest,
        }),
        invalidatesTags: ['spaces'],
      }),
      withdrawSpaceInvitation: build.mutation<
        WithdrawSpaceInvitationApiResponse,
        WithdrawSpaceInvitationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/content/spaces/${encodeURIComponent(String(queryArg.id))}/invitations/${encodeURIComponent(String(queryArg.invitationId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['spaces'],
      }),
      changeSpaceRole: build.mutation<ChangeSpaceRoleApiResponse, ChangeSpaceRoleApiArg>({
        query: (queryArg) => ({
          url: `/api/content/spaces/${encodeURIComponent(String(queryArg.id))}/members/${encodeURIComponent(String(queryArg.userId))}`,
          method: 'PUT',
          body: queryArg.changeRoleRequest,
        }),
        invalidatesTags: ['spaces'],
      }),
      removeSpaceMember: build.mutation<RemoveSpaceMemberApiResponse, RemoveSpaceMemberApiArg>({
        query: (queryArg) => ({
          url: `/api/content/spaces/${encodeURIComponent(String(queryArg.id))}/members/${encodeURIComponent(String(queryArg.userId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['spaces'],
      }),
      listSpaceInvitations: build.query<
        ListSpaceInvitationsApiResponse,
        ListSpaceInvitationsApiArg
      >({
        query: () => ({ url: `/api/content/invitations` }),
        providesTags: ['spaces'],
      }),
      answerSpaceInvitation: build.mutation<
        AnswerSpaceInvitationApiResponse,
        AnswerSpaceInvitationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/content/invitations/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.answerInvitationRequest,
        }),
        invalidatesTags: ['spaces'],
      }),
      listArticles: build.query<ListArticlesApiResponse, ListArticlesApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            type: queryArg['type'],
            locale: queryArg.locale,
            tag: queryArg.tag,
            spaceId: queryArg.spaceId,
            status: queryArg.status,
          },
        }),
        providesTags: ['articles'],
      }),
      createArticle: build.mutation<CreateArticleApiResponse, CreateArticleApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles`,
          method: 'POST',
          body: queryArg.createArticleRequest,
        }),
        invalidatesTags: ['articles'],
      }),
      searchArticles: build.query<SearchArticlesApiResponse, SearchArticlesApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/search`,
          params: {
            query: queryArg.query,
            locale: queryArg.locale,
            limit: queryArg.limit,
            spaceId: queryArg.spaceId,
          },
        }),
        providesTags: ['articles'],
      }),
      readArticle: build.query<ReadArticleApiResponse, ReadArticleApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['articles'],
      }),
      deleteArticle: build.mutation<DeleteArticleApiResponse, DeleteArticleApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['articles'],
      }),
      saveDraft: build.mutation<SaveDraftApiResponse, SaveDraftApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/${encodeURIComponent(String(queryArg.id))}/draft`,
          method: 'PUT',
          body: queryArg.saveDraftRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['articles'],
      }),
      restoreRevision: build.mutation<RestoreRevisionApiResponse, RestoreRevisionApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: 'POST',
          body: queryArg.restoreRevisionRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['articles'],
      }),
      renameArticle: build.mutation<RenameArticleApiResponse, RenameArticleApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/${encodeURIComponent(String(queryArg.id))}/slug`,
          method: 'PUT',
          body: queryArg.renameArticleRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['articles'],
      }),
      previewArticle: build.query<PreviewArticleApiResponse, PreviewArticleApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/preview`,
          method: 'POST',
          body: queryArg.previewRequest,
        }),
        providesTags: ['articles'],
      }),
      publishArticle: build.mutation<PublishArticleApiResponse, PublishArticleApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/${encodeURIComponent(String(queryArg.id))}/publish`,
          method: 'POST',
          body: queryArg.publishArticleRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['articles'],
      }),
      scheduleArticle: build.mutation<ScheduleArticleApiResponse, ScheduleArticleApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/${encodeURIComponent(String(queryArg.id))}/schedule`,
          method: 'POST',
          body: queryArg.scheduleArticleRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['articles'],
      }),
      unpublishArticle: build.mutation<UnpublishArticleApiResponse, UnpublishArticleApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/${encodeURIComponent(String(queryArg.id))}/unpublish`,
          method: 'POST',
          body: queryArg.unpublishArticleRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['articles'],
      }),
      reviewArticle: build.mutation<ReviewArticleApiResponse, ReviewArticleApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/${encodeURIComponent(String(queryArg.id))}/review`,
          method: 'POST',
          body: queryArg.reviewArticleRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['articles'],
      }),
      approveArticle: build.mutation<ApproveArticleApiResponse, ApproveArticleApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/${encodeURIComponent(String(queryArg.id))}/approve`,
          method: 'POST',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['articles'],
      }),
      listRevisions: build.query<ListRevisionsApiResponse, ListRevisionsApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/${encodeURIComponent(String(queryArg.id))}/revisions`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['articles'],
      }),
      readRevision: build.query<ReadRevisionApiResponse, ReadRevisionApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/${encodeURIComponent(String(queryArg.id))}/revisions/${encodeURIComponent(String(queryArg['number']))}`,
        }),
        providesTags: ['articles'],
      }),
      readPublishedSpace: build.query<ReadPublishedSpaceApiResponse, ReadPublishedSpaceApiArg>({
        query: (queryArg) => ({
          url: `/api/content/published/${encodeURIComponent(String(queryArg.handle))}`,
        }),
        providesTags: ['published articles'],
      }),
      listPublishedArticles: build.query<
        ListPublishedArticlesApiResponse,
        ListPublishedArticlesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/content/published/${encodeURIComponent(String(queryArg.handle))}/articles`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            type: queryArg['type'],
            locale: queryArg.locale,
            tag: queryArg.tag,
          },
        }),
        providesTags: ['published articles'],
      }),
      readPublishedArticle: build.query<
        ReadPublishedArticleApiResponse,
        ReadPublishedArticleApiArg
      >({
        query: (queryArg) => ({
          url: `/api/content/published/${encodeURIComponent(String(queryArg.handle))}/articles/${encodeURIComponent(String(queryArg['type']))}/${encodeURIComponent(String(queryArg.locale))}/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ['published articles'],
      }),
      searchPublishedArticles: build.query<
        SearchPublishedArticlesApiResponse,
        SearchPublishedArticlesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/content/published/${encodeURIComponent(String(queryArg.handle))}/search`,
          params: {
            query: queryArg.query,
            locale: queryArg.locale,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['published articles'],
      }),
      readAtomFeed: build.query<ReadAtomFeedApiResponse, ReadAtomFeedApiArg>({
        query: (queryArg) => ({
          url: `/api/content/published/${encodeURIComponent(String(queryArg.handle))}/atom.xml`,
          params: {
            locale: queryArg.locale,
          },
        }),
        providesTags: ['published articles'],
      }),
      readRssFeed: build.query<ReadRssFeedApiResponse, ReadRssFeedApiArg>({
        query: (queryArg) => ({
          url: `/api/content/published/${encodeURIComponent(String(queryArg.handle))}/rss.xml`,
          params: {
            locale: queryArg.locale,
          },
        }),
        providesTags: ['published articles'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as contentApi };
export type ListSpacesApiResponse = /** status 200 Success */ SpacesResponse;
export type ListSpacesApiArg = void;
export type CreateSpaceApiResponse = /** status 201 Created */ SpaceEnvelope;
export type CreateSpaceApiArg = {
  createSpaceRequest: CreateSpaceRequest;
};
export type ReadSpaceApiResponse = /** status 200 Success */ SpaceEnvelope;
export type ReadSpaceApiArg = {
  /** Id */
  id: string;
};
export type EditSpaceApiResponse = /** status 200 Success */ SpaceEnvelope;
export type EditSpaceApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  editSpaceRequest: EditSpaceRequest;
};
export type DeleteSpaceApiResponse = unknown;
export type DeleteSpaceApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
};
export type ExportSpaceApiResponse = /** status 200 Files such as en/docs/alerts.md */ Blob;
export type ExportSpaceApiArg = {
  /** Id */
  id: string;
};
export type ImportArticlesApiResponse = /** status 200 Success */ ImportArticlesResponse;
export type ImportArticlesApiArg = {
  /** Id */
  id: string;
  /** Says what would become of each line, and changes nothing */
  dryRun?: 'true' | 'false';
  /** What becomes of a file whose address an article has that says something else */
  choice?: ArticleImportChoice;
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
  /** A zip archive of up to 10 MB with Markdown files in UTF-8 of up to 20 MB in total, or one such file */
  body: {
    file: Blob;
  };
};
export type ListSpaceMembersApiResponse = /** status 200 Success */ MembersResponse;
export type ListSpaceMembersApiArg = {
  /** Id */
  id: string;
};
export type InviteSpaceMemberApiResponse = /** status 201 Created */ SpaceInvitationEnvelope;
export type InviteSpaceMemberApiArg = {
  /** Id */
  id: string;
  inviteMemberRequest: InviteMemberRequest;
};
export type WithdrawSpaceInvitationApiResponse = unknown;
export type WithdrawSpaceInvitationApiArg = {
  /** Id */
  id: string;
  /** As the list of members has it */
  invitationId: string;
};
export type ChangeSpaceRoleApiResponse = /** status 200 Success */ MemberEnvelope;
export type ChangeSpaceRoleApiArg = {
  /** Id */
  id: string;
  /** Account of the member */
  userId: string;
  changeRoleRequest: ChangeRoleRequest;
};
export type RemoveSpaceMemberApiResponse = unknown;
export type RemoveSpaceMemberApiArg = {
  /** Id */
  id: string;
  /** Account of the member */
  userId: string;
};
export type ListSpaceInvitationsApiResponse = /** status 200 Success */ OwnInvitationsResponse;
export type ListSpaceInvitationsApiArg = void;
export type AnswerSpaceInvitationApiResponse = unknown;
export type AnswerSpaceInvitationApiArg = {
  /** Id */
  id: string;
  answerInvitationRequest: AnswerInvitationRequest;
};
export type ListArticlesApiResponse = /** status 200 Success */ ArticlesResponse;
export type ListArticlesApiArg = {
  /** Maximum number of entries on a page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** Any type where it is left out */
  type?: ArticleType;
  /** Any language where it is left out */
  locale?: Language;
  /** A tag that the article has */
  tag?: string;
  /** The space */
  spaceId: string;
  /** Any status where it is left out */
  status?: ArticleStatus;
};
export type CreateArticleApiResponse = /** status 201 Created */ ArticleEnvelope;
export type CreateArticleApiArg = {
  createArticleRequest: CreateArticleRequest;
};
export type SearchArticlesApiResponse = /** status 200 Success */ SearchResultsResponse;
export type SearchArticlesApiArg = {
  /** Words, or parts of them */
  query: string;
  /** Any language where it is left out */
  locale?: Language;
  /** Maximum number of entries on a page */
  limit?: number;
  /** The space */
  spaceId: string;
};
export type ReadArticleApiResponse = /** status 200 Success */ DraftArticleEnvelope;
export type ReadArticleApiArg = {
  /** Id */
  id: string;
};
export type DeleteArticleApiResponse = unknown;
export type DeleteArticleApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
};
export type SaveDraftApiResponse = /** status 200 Success */ ArticleEnvelope;
export type SaveDraftApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  saveDraftRequest: SaveDraftRequest;
};
export type RestoreRevisionApiResponse = /** status 200 Success */ ArticleEnvelope;
export type RestoreRevisionApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  restoreRevisionRequest: RestoreRevisionRequest;
};
export type RenameArticleApiResponse = /** status 200 Success */ ArticleEnvelope;
export type RenameArticleApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  renameArticleRequest: RenameArticleRequest;
};
export type PreviewArticleApiResponse = /** status 200 Success */ PreviewEnvelope;
export type PreviewArticleApiArg = {
  previewRequest: PreviewRequest;
};
export type PublishArticleApiResponse = /** status 200 Success */ ArticleEnvelope;
export type PublishArticleApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  publishArticleRequest: PublishArticleRequest;
};
export type ScheduleArticleApiResponse = /** status 200 Success */ ArticleEnvelope;
export type ScheduleArticleApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  scheduleArticleRequest: ScheduleArticleRequest;
};
export type UnpublishArticleApiResponse = /** status 200 Success */ ArticleEnvelope;
export type UnpublishArticleApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  unpublishArticleRequest: UnpublishArticleRequest;
};
export type ReviewArticleApiResponse = /** status 200 Success */ ArticleEnvelope;
export type ReviewArticleApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  reviewArticleRequest: ReviewArticleRequest;
};
export type ApproveArticleApiResponse = /** status 200 Success */ ArticleEnvelope;
export type ApproveArticleApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
};
export type ListRevisionsApiResponse = /** status 200 Success */ RevisionsResponse;
export type ListRevisionsApiArg = {
  /** Id */
  id: string;
  /** Maximum number of entries on a page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
};
export type ReadRevisionApiResponse = /** status 200 Success */ RevisionEnvelope;
export type ReadRevisionApiArg = {
  /** Id */
  id: string;
  /** Of the revision */
  number: number;
};
export type ReadPublishedSpaceApiResponse = /** status 200 Success */ PublishedSpaceEnvelope;
export type ReadPublishedSpaceApiArg = {
  /** Address of the space, in any case */
  handle: string;
};
export type ListPublishedArticlesApiResponse = /** status 200 Success */ PublishedArticlesResponse;
export type ListPublishedArticlesApiArg = {
  /** Address of the space, in any case */
  handle: string;
  /** Maximum number of entries on a page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** Any type where it is left out */
  type?: ArticleType;
  /** Any language where it is left out */
  locale?: Language;
  /** A tag that the article has */
  tag?: string;
};
export type ReadPublishedArticleApiResponse = /** status 200 Success */ PublishedArticleEnvelope;
export type ReadPublishedArticleApiArg = {
  /** Address of the space, in any case */
  handle: string;
  /** Of the article */
  type: ArticleType;
  /** Of the article */
  locale: Language;
  /** Present or former */
  slug: string;
};
export type SearchPublishedArticlesApiResponse = /** status 200 Success */ SearchResultsResponse;
export type SearchPublishedArticlesApiArg = {
  /** Address of the space, in any case */
  handle: string;
  /** Words, or parts of them */
  query: string;
  /** Any language where it is left out */
  locale?: Language;
  /** Maximum number of entries on a page */
  limit?: number;
};
export type ReadAtomFeedApiResponse = /** status 200 Success */ string;
export type ReadAtomFeedApiArg = {
  /** Address of the space, in any case */
  handle: string;
  /** All languages where it is left out */
  locale?: Language;
};
export type ReadRssFeedApiResponse = /** status 200 Success */ string;
export type ReadRssFeedApiArg = {
  /** Address of the space, in any case */
  handle: string;
  /** All languages where it is left out */
  locale?: Language;
};
export type Language = 'en' | 'zh-CN';
export type SpaceVisibility = 'private' | 'link' | 'public';
export type SpaceRole = 'reviewer' | 'author' | 'editor' | 'owner';
export type SpaceResponse = {
  id: string;
  version: number;
  /** Its address for readers */
  handle: string;
  title: string;
  /** Articles begin in the first */
  languages: Language[];
  /** Who reads what is published: members alone, who has the address, or everybody and search engines */
  visibility: SpaceVisibility;
  createdAt: string;
  updatedAt: string;
  /** The caller’s */
  role: SpaceRole;
};
export type ContentLimitsResponse = {
  /** Spaces that an account may own */
  spaces: number;
  /** Articles of a space */
  articles: number;
  /** Members and invitations of a space */
  members: number;
};
export type SpacesResponse = {
  /** Last changed first */
  data: SpaceResponse[];
  limits: ContentLimitsResponse;
};
export type ErrorCode =
  | 'ACTION_UNBOOKABLE'
  | 'ADMIN_CREDENTIALS_MISSING'
  | 'ADMIN_CREDENTIALS_WRONG'
  | 'ADMIN_UNKNOWN'
  | 'ALERTS_FULL'
  | 'ALERT_INVALID'
  | 'ALERT_UNKNOWN'
  | 'ANALYSES_FULL'
  | 'ANALYSIS_INVALID'
  | 'ANALYSIS_UNKNOWN'
  | 'API_KEY_EXPIRY_INVALID'
  | 'API_KEY_INVALID'
  | 'API_KEY_NOT_ALLOWED'
  | 'API_KEY_SCOPES_INVALID'
  | 'API_KEY_SCOPE_MISSING'
  | 'API_KEY_UNKNOWN'
  | 'ARCHIVE_TOO_LARGE'
  | 'ARCHIVE_UNREADABLE'
  | 'ARTICLES_FULL'
  | 'ARTICLE_HIDDEN'
  | 'ARTICLE_INVALID'
  | 'ARTICLE_NOT_IN_REVIEW'
  | 'ARTICLE_NOT_PUBLIC'
  | 'ARTICLE_TOO_LONG'
  | 'ARTICLE_UNKNOWN'
  | 'AUDIT_CHANGED_SINCE'
  | 'AUDIT_ENTRY_UNKNOWN'
  | 'AUDIT_NOT_REVERTIBLE'
  | 'AUDIT_SUBJECT_GONE'
  | 'BEACON_ROUND_INVALID'
  | 'BEACON_UNAVAILABLE'
  | 'BODY_TOO_LARGE'
  | 'BROKERAGE_FAILED'
  | 'BROKER_COLUMNS'
  | 'BROKER_NOT_CONNECTED'
  | 'BROKER_NOT_OFFERED'
  | 'BROKER_UNSUPPORTED'
  | 'CAPITAL_INVALID'
  | 'CHECK_NOT_ANSWERED'
  | 'COMPUTATION_TIMEOUT'
  | 'CONTRACT_ADJUSTED'
  | 'CONTRACT_EXPIRED'
  | 'CONTRACT_UNKNOWN'
  | 'CORPORATE_ACTIONS_UNKNOWN'
  | 'CREDENTIALS_MISSING'
  | 'CREDENTIALS_WRONG'
  | 'CROSS_SITE'
  | 'CSV_TOO_LARGE'
  | 'CSV_UNREADABLE'
  | 'CURSOR_INVALID'
  | 'DATABASE_BUSY'
  | 'DATABASE_UNAVAILABLE'
  | 'DRAW_ENTRIES_INVALID'
  | 'DRAW_FROZEN_TOO_EARLY'
  | 'DRAW_FROZEN_TOO_LATE'
  | 'DRAW_MANIFEST_INVALID'
  | 'EARNINGS_COLUMNS'
  | 'EARNINGS_NONE'
  | 'EARNINGS_TOO_LONG'
  | 'EMAIL_INVALID'
  | 'EMAIL_TAKEN'
  | 'EMAIL_UNCHANGED'
  | 'EMAIL_UNVERIFIED'
  | 'EMAIL_VERIFIED'
  | 'EXPIRY_UNKNOWN'
  | 'FIELDS_MISSING'
  | 'FORBIDDEN'
  | 'FORFEIT_INVALID'
  | 'HOST_UNKNOWN'
  | 'IDEMPOTENCY_IN_PROGRESS'
  | 'IDEMPOTENCY_KEY_REQUIRED'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'IMAGES_OVERLOADED'
  | 'IMAGE_TOO_LARGE'
  | 'IMAGE_TOO_MANY_PIXELS'
  | 'IMAGE_TYPE_WRONG'
  | 'IMPORT_COLUMNS'
  | 'IMPORT_IN_PROGRESS'
  | 'IMPORT_OUTDATED'
  | 'IMPORT_TOO_LONG'
  | 'INTERNAL'
  | 'INVITATION_EXPIRED'
  | 'INVITATION_INVALID'
  | 'INVITATION_USED'
  | 'LAST_SUPERADMIN'
  | 'LESSON_UNKNOWN'
  | 'LOTTERY_ACCOUNT_TOO_NEW'
  | 'LOTTERY_CLAIM_LATE'
  | 'LOTTERY_CLOSED'
  | 'LOTTERY_DRAW_NOT_DUE'
  | 'LOTTERY_EMAIL_UNVERIFIED'
  | 'LOTTERY_ENTERED_ALREADY'
  | 'LOTTERY_ENTRY_FINAL'
  | 'LOTTERY_ENTRY_UNKNOWN'
  | 'LOTTERY_EVENT_CHANGED'
  | 'LOTTERY_EVENT_FINAL'
  | 'LOTTERY_EVENT_INVALID'
  | 'LOTTERY_EVENT_LOCKED'
  | 'LOTTERY_EVENT_PUBLISHED'
  | 'LOTTERY_EVENT_UNKNOWN'
  | 'LOTTERY_FULL'
  | 'LOTTERY_NOT_FROZEN'
  | 'LOTTERY_NOT_OPEN'
  | 'LOTTERY_NO_REMINDER'
  | 'LOTTERY_NO_RESULT'
  | 'LOTTERY_OPENS_TOO_EARLY'
  | 'LOTTERY_ORGANISERS_ONLY'
  | 'LOTTERY_REASON_NEEDED'
  | 'LOTTERY_WINNER_UNKNOWN'
  | 'MALFORMED_JSON'
  | 'MATCHES_CHANGED'
  | 'MEMBERS_FULL'
  | 'MEMBER_UNKNOWN'
  | 'METHOD_NOT_ALLOWED'
  | 'NAME_INVALID'
  | 'NAME_INVISIBLE'
  | 'NOTHING_DUE'
  | 'NOT_FOUND'
  | 'NOT_INVITED'
  | 'NO_SCHEDULE'
  | 'NO_TRADES_SECTION'
  | 'OPTIONS_SETTINGS_INVALID'
  | 'OUTBOX_OFF'
  | 'OVERLOADED'
  | 'OWN_ACCOUNT'
  | 'OWN_ROLE'
  | 'OWN_SECOND_FACTOR'
  | 'PAGE_TOO_DEEP'
  | 'PASSKEY_INVALID'
  | 'PASSKEY_KNOWN'
  | 'PASSKEY_UNKNOWN'
  | 'PASSWORDS_DIFFER'
  | 'PASSWORD_CHANGE_NEEDED'
  | 'PASSWORD_COMMON'
  | 'PASSWORD_PREDICTABLE'
  | 'PASSWORD_TOO_LONG'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_UNCHANGED'
  | 'PASSWORD_WRONG'
  | 'PAST_PRICE_UNKNOWN'
  | 'POSITION_DUE'
  | 'POSITION_FULL'
  | 'PRICES_NOT_IN_FORCE'
  | 'PROVIDER_BAD_KEY'
  | 'PROVIDER_GARBAGE'
  | 'PROVIDER_KEY_INVALID'
  | 'PROVIDER_KEY_MISSING'
  | 'PROVIDER_OUTAGE'
  | 'PROVIDER_PLAN'
  | 'PROVIDER_RATE'
  | 'PROVIDER_REFUSED'
  | 'PROVIDER_TIMEOUT'
  | 'QUESTION_UNKNOWN'
  | 'QUIZ_SUBMITTED'
  | 'QUIZ_UNKNOWN'
  | 'REAUTHENTICATION_NEEDED'
  | 'REPORT_TOO_LARGE'
  | 'RESET_TOKEN_INVALID'
  | 'REVIEW_UNKNOWN'
  | 'REVISION_UNKNOWN'
  | 'SCHEDULE_IN_PAST'
  | 'SECOND_FACTOR_CODE_WRONG'
  | 'SECOND_FACTOR_DUE'
  | 'SECOND_FACTOR_NEEDED'
  | 'SECOND_FACTOR_NEEDED_AGAIN'
  | 'SECOND_FACTOR_OFF'
  | 'SECOND_FACTOR_ON'
  | 'SECOND_FACTOR_WRONG'
  | 'SEED_INVALID'
  | 'SESSION_INVALID'
  | 'SESSION_UNKNOWN'
  | 'SETTLEMENT_PRICE_UNKNOWN'
  | 'SHARES_NOT_TRADED'
  | 'SLUG_INVALID'
  | 'SLUG_REDIRECTS'
  | 'SLUG_TAKEN'
  | 'SPACES_FULL'
  | 'SPACE_HANDLE_TAKEN'
  | 'SPACE_INVALID'
  | 'SPACE_INVITATION_UNKNOWN'
  | 'SPACE_NEEDS_OWNER'
  | 'SPACE_NEEDS_VERIFIED_EMAIL'
  | 'SPACE_ROLE_NEEDED'
  | 'SPACE_UNKNOWN'
  | 'STEP_IMPOSSIBLE'
  | 'STEP_UNKNOWN'
  | 'STRATEGIES_FULL'
  | 'STRATEGY_INVALID'
  | 'STRATEGY_STATUS'
  | 'STRATEGY_UNKNOWN'
  | 'SUPERADMIN_UNDELETABLE'
  | 'SYMBOL_UNKNOWN'
  | 'TOOLS_CHANGED'
  | 'TOOL_ID_TAKEN'
  | 'TOOL_INVALID'
  | 'TOOL_UNKNOWN'
  | 'TOO_MANY_API_KEYS'
  | 'TOO_MANY_ATTEMPTS'
  | 'TOO_MANY_IMPORTS'
  | 'TOO_MANY_PASSKEYS'
  | 'TOO_MANY_REQUESTS'
  | 'TOO_MANY_VIEWS'
  | 'TRADES_COLUMNS'
  | 'TRADES_TOO_LONG'
  | 'UNREADABLE'
  | 'UNSUPPORTED_MEDIA'
  | 'UPLOAD_TYPE'
  | 'UPLOAD_UNREADABLE'
  | 'USERNAME_INVALID'
  | 'USERNAME_TAKEN'
  | 'USER_DISABLED'
  | 'USER_UNKNOWN'
  | 'VALIDATION'
  | 'VERSION_CONFLICT'
  | 'VERSION_MALFORMED'
  | 'VERSION_REQUIRED'
  | 'VIEW_NAME_INVALID'
  | 'VIEW_NAME_TAKEN'
  | 'VIEW_QUERY_INVALID'
  | 'VIEW_UNKNOWN'
  | 'WATCHLISTS_LIMIT'
  | 'WATCHLIST_INVALID'
  | 'WATCHLIST_NAME_INVALID'
  | 'WATCHLIST_NAME_TAKEN';
export type FieldErrorResponse = {
  /** Path of the field, such as legs.0.price */
  field?: string;
  message: string;
};
export type CurrentStateResponse = {
  /** The resource as it stands */
  current: object;
};
export type ErrorResponse = {
  code: ErrorCode;
  /** In the language of Accept-Language */
  message: string;
  details?: FieldErrorResponse[] | CurrentStateResponse;
};
export type SpaceEnvelope = {
  data: SpaceResponse;
};
export type CreateSpaceRequest = {
  /** As readers see it */
  title: string;
  /** Articles begin in the first */
  languages: Language[];
  /** Who reads what is published */
  visibility: SpaceVisibility;
  /** The address for readers. It cannot be changed later */
  handle: string;
};
export type EditSpaceRequest = {
  /** As readers see it */
  title: string;
  /** Articles begin in the first */
  languages: Language[];
  /** Who reads what is published */
  visibility: SpaceVisibility;
};
export type ArticleImportOutcome = 'created' | 'replaced' | 'same' | 'skipped' | 'refused';
export type ImportedArticleFile = {
  /** In the archive */
  path: string;
  outcome: ArticleImportOutcome;
  /** Of its article; null if refused */
  slug: string | null;
  /** Line of the fault, from 1; null where the file has none, or has it as a whole */
  line: number | null;
  /** Why it was refused */
  message: string | null;
};
export type ImportedArticlesReport = {
  /** In the order of the archive */
  files: ImportedArticleFile[];
  /** Paths of files that hold no Markdown */
  ignored: string[];
};
export type ImportArticlesResponse = {
  data: ImportedArticlesReport;
};
export type ArticleImportChoice = 'skip' | 'copy' | 'replace';
export type MemberResponse = {
  userId: string;
  name: string;
  role: SpaceRole;
  since: string;
};
export type SpaceInvitationResponse = {
  id: string;
  email: string;
  role: SpaceRole;
  /** It is valid for 30 days */
  invitedAt: string;
};
export type MembersResponse = {
  /** By the time they joined */
  data: MemberResponse[];
  /** Empty for all but owners */
  invitations: SpaceInvitationResponse[];
};
export type SpaceInvitationEnvelope = {
  data: SpaceInvitationResponse;
};
export type InviteMemberRequest = {
  /** Any address, whether an account has it or not */
  email: string;
  /** What the member may do */
  role: SpaceRole;
};
export type MemberEnvelope = {
  data: MemberResponse;
};
export type ChangeRoleRequest = {
  /** What the member may do */
  role: SpaceRole;
};
export type OwnInvitationResponse = {
  id: string;
  /** Title of the space */
  space: string;
  role: SpaceRole;
  invitedAt: string;
};
export type OwnInvitationsResponse = {
  data: OwnInvitationResponse[];
};
export type AnswerInvitationRequest = {
  /** False declines */
  accepts: boolean;
};
export type ArticleType = 'page' | 'doc' | 'tutorial' | 'faq' | 'post';
export type ScheduleResponse = {
  /** The revision that becomes public */
  revision: number;
  publishAt: string;
};
export type HidingResponse = {
  reason: string;
  at: string;
};
export type ArticleStatus =
  'draft' | 'inReview' | 'scheduled' | 'published' | 'withdrawn' | 'hidden';
export type ListedArticleResponse = {
  id: string;
  spaceId: string;
  version: number;
  type: ArticleType;
  locale: Language;
  /** Unique in the space by type and language */
  slug: string;
  /** The original */
  translationOf: string | null;
  /** Who began it */
  authorId: string | null;
  /** Number of the newest revision */
  draft: number;
  /** Number of the revision that was published last */
  published: number | null;
  publishedAt: string | null;
  schedule: ScheduleResponse | null;
  withdrawAt: string | null;
  inReview: boolean;
  /** Number of the revision that was approved last */
  approved: number | null;
  /** Why an operator has taken it away from readers */
  hiding: HidingResponse | null;
  createdAt: string;
  updatedAt: string;
  /** Now */
  status: ArticleStatus;
  /** The revision that readers see now */
  publicRevision: number | null;
  /** The draft differs from what readers see */
  hasUnpublishedChanges: boolean;
  /** The draft changed after it was scheduled */
  isScheduleOutdated: boolean;
  /** Of the draft */
  title: string;
  /** Of the draft */
  tags: string[];
};
export type ArticlesResponse = {
  /** Last changed first */
  data: ListedArticleResponse[];
  nextCursor: string | null;
};
export type ArticleResponse = {
  id: string;
  spaceId: string;
  version: number;
  type: ArticleType;
  locale: Language;
  /** Unique in the space by type and language */
  slug: string;
  /** The original */
  translationOf: string | null;
  /** Who began it */
  authorId: string | null;
  /** Number of the newest revision */
  draft: number;
  /** Number of the revision that was published last */
  published: number | null;
  publishedAt: string | null;
  schedule: ScheduleResponse | null;
  withdrawAt: string | null;
  inReview: boolean;
  /** Number of the revision that was approved last */
  approved: number | null;
  /** Why an operator has taken it away from readers */
  hiding: HidingResponse | null;
  createdAt: string;
  updatedAt: string;
  /** Now */
  status: ArticleStatus;
  /** The revision that readers see now */
  publicRevision: number | null;
  /** The draft differs from what readers see */
  hasUnpublishedChanges: boolean;
  /** The draft changed after it was scheduled */
  isScheduleOutdated: boolean;
};
export type ArticleEnvelope = {
  data: ArticleResponse;
};
export type CreateArticleRequest = {
  /** Of one line */
  title: string;
  /** Stored as it is */
  markdown: string;
  /** Each once, without regard to case */
  tags?: string[];
  /** For lists, feeds and search engines */
  description?: string;
  /** Place among siblings in a tree */
  order?: number | null;
  /** Hash of each section of the original that a translation was made from, by anchor */
  sourceSections?:
    | {
        [key: string]: string;
      }
    | {
        [key: string]: string;
      };
  /** What was changed */
  note?: string;
  /** The space */
  spaceId: string;
  /** It cannot be changed later */
  type: ArticleType;
  /** One of the space */
  locale: Language;
  /** One made of the title where it is left out */
  slug?: string | null;
  /** The article of the space, in another language, that this one translates */
  translationOf?: string | null;
};
export type TextRangeResponse = {
  /** In UTF-16 units */
  start: number;
  /** Not included */
  end: number;
};
export type SearchResultResponse = {
  articleId: string;
  type: ArticleType;
  locale: Language;
  slug: string;
  title: string;
  /** What matches in the title */
  titleHighlights: TextRangeResponse[];
  tags: string[];
  /** A piece of the text around its first match */
  excerpt: string;
  /** What matches in the excerpt */
  excerptHighlights: TextRangeResponse[];
};
export type SearchResultsResponse = {
  /** Matches in titles first */
  data: SearchResultResponse[];
};
export type HeadingResponse = {
  /** Its id in the HTML is a- and this */
  anchor: string;
  level: 1 | 2 | 3 | 4 | 5 | 6;
  text: string;
};
export type RevisionResponse = {
  number: number;
  /** The revision it was made from */
  base: number;
  title: string;
  authorId: string | null;
  note: string;
  savedAt: string;
  /** SHA-256 of what it says and of the hash of the revision before */
  hash: string;
  /** As it was written */
  markdown: string;
  tags: string[];
  description: string;
  /** Place among siblings in a tree */
  order: number | null;
  /** Hash of each section of the original that a translation was made from, by anchor */
  sourceSections:
    | {
        [key: string]: string;
      }
    | {
        [key: string]: string;
      };
  /** Sanitized; it can stand in a page as it is */
  html: string;
  headings: HeadingResponse[];
};
export type DraftArticleResponse = {
  id: string;
  spaceId: string;
  version: number;
  type: ArticleType;
  locale: Language;
  /** Unique in the space by type and language */
  slug: string;
  /** The original */
  translationOf: string | null;
  /** Who began it */
  authorId: string | null;
  /** Number of the newest revision */
  draft: number;
  /** Number of the revision that was published last */
  published: number | null;
  publishedAt: string | null;
  schedule: ScheduleResponse | null;
  withdrawAt: string | null;
  inReview: boolean;
  /** Number of the revision that was approved last */
  approved: number | null;
  /** Why an operator has taken it away from readers */
  hiding: HidingResponse | null;
  createdAt: string;
  updatedAt: string;
  /** Now */
  status: ArticleStatus;
  /** The revision that readers see now */
  publicRevision: number | null;
  /** The draft differs from what readers see */
  hasUnpublishedChanges: boolean;
  /** The draft changed after it was scheduled */
  isScheduleOutdated: boolean;
  /** The draft */
  revision: RevisionResponse;
};
export type DraftArticleEnvelope = {
  data: DraftArticleResponse;
};
export type SaveDraftRequest = {
  /** Of one line */
  title: string;
  /** Stored as it is */
  markdown: string;
  /** Each once, without regard to case */
  tags?: string[];
  /** For lists, feeds and search engines */
  description?: string;
  /** Place among siblings in a tree */
  order?: number | null;
  /** Hash of each section of the original that a translation was made from, by anchor */
  sourceSections?:
    | {
        [key: string]: string;
      }
    | {
        [key: string]: string;
      };
  /** What was changed */
  note?: string;
};
export type RestoreRevisionRequest = {
  /** Of the revision */
  number: number;
  /** Why */
  note?: string;
};
export type RenameArticleRequest = {
  /** Small letters a to z, digits and single hyphens */
  slug: string;
};
export type PreviewResponse = {
  /** Sanitized; it can stand in a page as it is */
  html: string;
  headings: HeadingResponse[];
  /** Addresses of links and pictures, as written */
  links: string[];
};
export type PreviewEnvelope = {
  data: PreviewResponse;
};
export type PreviewRequest = {
  /** The text to render */
  markdown: string;
  /** Of the text */
  locale: Language;
};
export type PublishArticleRequest = {
  /** The draft where it is left out */
  revision?: number | null;
};
export type ScheduleArticleRequest = {
  /** The draft where it is left out */
  revision?: number | null;
  /** In UTC. Null takes back what was scheduled */
  publishAt: string | null;
};
export type UnpublishArticleRequest = {
  /** In UTC; at once where it is left out */
  withdrawAt?: string | null;
};
export type ReviewArticleRequest = {
  /** False takes it back */
  inReview: boolean;
};
export type RevisionSummaryResponse = {
  number: number;
  /** The revision it was made from */
  base: number;
  title: string;
  authorId: string | null;
  note: string;
  savedAt: string;
  /** SHA-256 of what it says and of the hash of the revision before */
  hash: string;
};
export type RevisionsResponse = {
  /** Newest first */
  data: RevisionSummaryResponse[];
  nextCursor: string | null;
};
export type RevisionEnvelope = {
  data: RevisionResponse;
};
export type PublishedSpaceResponse = {
  handle: string;
  title: string;
  languages: Language[];
};
export type PublishedSpaceEnvelope = {
  data: PublishedSpaceResponse;
};
export type PublishedListingResponse = {
  type: ArticleType;
  locale: Language;
  slug: string;
  title: string;
  description: string;
  tags: string[];
  /** Place among siblings in a tree */
  order: number | null;
  /** Since when readers see it */
  publishedAt: string;
  /** When its text was saved */
  savedAt: string;
};
export type PublishedArticlesResponse = {
  /** Last published first */
  data: PublishedListingResponse[];
  nextCursor: string | null;
};
export type TranslationResponse = {
  locale: Language;
  type: ArticleType;
  slug: string;
};
export type PublishedArticleResponse = {
  type: ArticleType;
  locale: Language;
  slug: string;
  title: string;
  description: string;
  tags: string[];
  /** Place among siblings in a tree */
  order: number | null;
  /** Since when readers see it */
  publishedAt: string;
  /** When its text was saved */
  savedAt: string;
  /** As it was written */
  markdown: string;
  /** Sanitized; it can stand in a page as it is */
  html: string;
  headings: HeadingResponse[];
  /** Public ones */
  translations: TranslationResponse[];
};
export type PublishedArticleEnvelope = {
  data: PublishedArticleResponse;
};
export const {
  useListSpacesQuery,
  useCreateSpaceMutation,
  useReadSpaceQuery,
  useEditSpaceMutation,
  useDeleteSpaceMutation,
  useExportSpaceQuery,
  useImportArticlesMutation,
  useListSpaceMembersQuery,
  useInviteSpaceMemberMutation,
  useWithdrawSpaceInvitationMutation,
  useChangeSpaceRoleMutation,
  useRemoveSpaceMemberMutation,
  useListSpaceInvitationsQuery,
  useAnswerSpaceInvitationMutation,
  useListArticlesQuery,
  useCreateArticleMutation,
  useSearchArticlesQuery,
  useReadArticleQuery,
  useDeleteArticleMutation,
  useSaveDraftMutation,
  useRestoreRevisionMutation,
  useRenameArticleMutation,
  usePreviewArticleQuery,
  usePublishArticleMutation,
  useScheduleArticleMutation,
  useUnpublishArticleMutation,
  useReviewArticleMutation,
  useApproveArticleMutation,
  useListRevisionsQuery,
  useReadRevisionQuery,
  useReadPublishedSpaceQuery,
  useListPublishedArticlesQuery,
  useReadPublishedArticleQuery,
  useSearchPublishedArticlesQuery,
  useReadAtomFeedQuery,
  useReadRssFeedQuery,
} = injectedRtkApi;
