import { baseApi as api } from './base-api';
export const addTagTypes = [
  'spaces',
  'media',
  'articles',
  'published articles',
  'article views',
] as const;
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
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
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
      listMedia: build.query<ListMediaApiResponse, ListMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/content/media`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            spaceId: queryArg.spaceId,
            hash: queryArg.hash,
          },
        }),
        providesTags: ['media'],
      }),
      uploadMedia: build.mutation<UploadMediaApiResponse, UploadMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/content/media`,
          method: 'POST',
          body: queryArg.body,
          params: {
            spaceId: queryArg.spaceId,
            alt: queryArg.alt,
          },
        }),
        invalidatesTags: ['media'],
      }),
      readMediaFile: build.query<ReadMediaFileApiResponse, ReadMediaFileApiArg>({
        query: (queryArg) => ({
          url: `/api/content/media/${encodeURIComponent(String(queryArg.id))}/file`,
        }),
        providesTags: ['media'],
      }),
      removeMedia: build.mutation<RemoveMediaApiResponse, RemoveMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/content/media/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['media'],
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
      cancelWithdrawal: build.mutation<CancelWithdrawalApiResponse, CancelWithdrawalApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/${encodeURIComponent(String(queryArg.id))}/cancel-withdrawal`,
          method: 'POST',
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
      answerHiding: build.mutation<AnswerHidingApiResponse, AnswerHidingApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/${encodeURIComponent(String(queryArg.id))}/answer-hiding`,
          method: 'POST',
          body: queryArg.answerHidingRequest,
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
      listComments: build.query<ListCommentsApiResponse, ListCommentsApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/${encodeURIComponent(String(queryArg.id))}/comments`,
        }),
        providesTags: ['articles'],
      }),
      addComment: build.mutation<AddCommentApiResponse, AddCommentApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/${encodeURIComponent(String(queryArg.id))}/comments`,
          method: 'POST',
          body: queryArg.addCommentRequest,
        }),
        invalidatesTags: ['articles'],
      }),
      replyToComment: build.mutation<ReplyToCommentApiResponse, ReplyToCommentApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/${encodeURIComponent(String(queryArg.id))}/comments/${encodeURIComponent(String(queryArg.commentId))}/replies`,
          method: 'POST',
          body: queryArg.replyRequest,
        }),
        invalidatesTags: ['articles'],
      }),
      resolveComment: build.mutation<ResolveCommentApiResponse, ResolveCommentApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/${encodeURIComponent(String(queryArg.id))}/comments/${encodeURIComponent(String(queryArg.commentId))}`,
          method: 'PUT',
          body: queryArg.resolveCommentRequest,
        }),
        invalidatesTags: ['articles'],
      }),
      deleteComment: build.mutation<DeleteCommentApiResponse, DeleteCommentApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/${encodeURIComponent(String(queryArg.id))}/comments/${encodeURIComponent(String(queryArg.commentId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['articles'],
      }),
      listHooks: build.query<ListHooksApiResponse, ListHooksApiArg>({
        query: (queryArg) => ({
          url: `/api/content/spaces/${encodeURIComponent(String(queryArg.id))}/hooks`,
        }),
        providesTags: ['spaces'],
      }),
      addHook: build.mutation<AddHookApiResponse, AddHookApiArg>({
        query: (queryArg) => ({
          url: `/api/content/spaces/${encodeURIComponent(String(queryArg.id))}/hooks`,
          method: 'POST',
          body: queryArg.addHookRequest,
        }),
        invalidatesTags: ['spaces'],
      }),
      testHook: build.mutation<TestHookApiResponse, TestHookApiArg>({
        query: (queryArg) => ({
          url: `/api/content/spaces/${encodeURIComponent(String(queryArg.id))}/hooks/${encodeURIComponent(String(queryArg.hookId))}/test`,
          method: 'POST',
        }),
        invalidatesTags: ['spaces'],
      }),
      removeHook: build.mutation<RemoveHookApiResponse, RemoveHookApiArg>({
        query: (queryArg) => ({
          url: `/api/content/spaces/${encodeURIComponent(String(queryArg.id))}/hooks/${encodeURIComponent(String(queryArg.hookId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['spaces'],
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
      voteArticle: build.mutation<VoteArticleApiResponse, VoteArticleApiArg>({
        query: (queryArg) => ({
          url: `/api/content/published/${encodeURIComponent(String(queryArg.handle))}/articles/${encodeURIComponent(String(queryArg['type']))}/${encodeURIComponent(String(queryArg.locale))}/${encodeURIComponent(String(queryArg.slug))}/votes`,
          method: 'POST',
          body: queryArg.voteArticleRequest,
        }),
        invalidatesTags: ['published articles'],
      }),
      readArticleVotes: build.query<ReadArticleVotesApiResponse, ReadArticleVotesApiArg>({
        query: (queryArg) => ({
          url: `/api/content/articles/${encodeURIComponent(String(queryArg.id))}/votes`,
        }),
        providesTags: ['articles'],
      }),
      reportArticle: build.mutation<ReportArticleApiResponse, ReportArticleApiArg>({
        query: (queryArg) => ({
          url: `/api/content/published/${encodeURIComponent(String(queryArg.handle))}/articles/${encodeURIComponent(String(queryArg['type']))}/${encodeURIComponent(String(queryArg.locale))}/${encodeURIComponent(String(queryArg.slug))}/reports`,
          method: 'POST',
          body: queryArg.reportArticleRequest,
        }),
        invalidatesTags: ['published articles'],
      }),
      listArticleViews: build.query<ListArticleViewsApiResponse, ListArticleViewsApiArg>({
        query: () => ({ url: `/api/content/views` }),
        providesTags: ['article views'],
      }),
      saveArticleView: build.mutation<SaveArticleViewApiResponse, SaveArticleViewApiArg>({
        query: (queryArg) => ({
          url: `/api/content/views`,
          method: 'POST',
          body: queryArg.saveArticleViewRequest,
        }),
        invalidatesTags: ['article views'],
      }),
      changeArticleView: build.mutation<ChangeArticleViewApiResponse, ChangeArticleViewApiArg>({
        query: (queryArg) => ({
          url: `/api/content/views/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.changeViewRequest,
        }),
        invalidatesTags: ['article views'],
      }),
      deleteArticleView: build.mutation<DeleteArticleViewApiResponse, DeleteArticleViewApiArg>({
        query: (queryArg) => ({
          url: `/api/content/views/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['article views'],
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
  /** A zip archive of up to 50 MB with Markdown files in UTF-8 of up to 20 MB in total and their pictures, or one such file */
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
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
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
export type ListMediaApiResponse = /** status 200 Success */ MediaListResponse;
export type ListMediaApiArg = {
  /** Maximum number of entries on a page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** The space of the picture */
  spaceId: string;
  /** SHA-256 of the one to list, from its path */
  hash?: string;
};
export type UploadMediaApiResponse = /** status 201 Created */ MediaEnvelope;
export type UploadMediaApiArg = {
  /** The space of the picture */
  spaceId: string;
  /** What the picture shows, for readers who cannot see it */
  alt: string;
  /** A PNG, JPEG, WebP or GIF of up to 10 MB and 36 million pixels */
  body: {
    file: Blob;
  };
};
export type ReadMediaFileApiResponse = /** status 200 The picture */ Blob;
export type ReadMediaFileApiArg = {
  /** Id */
  id: string;
};
export type RemoveMediaApiResponse = unknown;
export type RemoveMediaApiArg = {
  /** Id */
  id: string;
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
export type CancelWithdrawalApiResponse = /** status 200 Success */ ArticleEnvelope;
export type CancelWithdrawalApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
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
export type AnswerHidingApiResponse = /** status 200 Success */ ArticleEnvelope;
export type AnswerHidingApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  answerHidingRequest: AnswerHidingRequest;
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
export type ListCommentsApiResponse = /** status 200 Success */ CommentsResponse;
export type ListCommentsApiArg = {
  /** Id */
  id: string;
};
export type AddCommentApiResponse = /** status 201 Created */ CommentEnvelope;
export type AddCommentApiArg = {
  /** Id */
  id: string;
  addCommentRequest: AddCommentRequest;
};
export type ReplyToCommentApiResponse = /** status 201 Created */ CommentEnvelope;
export type ReplyToCommentApiArg = {
  /** Id */
  id: string;
  /** Of the comment */
  commentId: string;
  replyRequest: ReplyRequest;
};
export type ResolveCommentApiResponse = /** status 200 Success */ CommentEnvelope;
export type ResolveCommentApiArg = {
  /** Id */
  id: string;
  /** Of the comment */
  commentId: string;
  resolveCommentRequest: ResolveCommentRequest;
};
export type DeleteCommentApiResponse = unknown;
export type DeleteCommentApiArg = {
  /** Id */
  id: string;
  /** Of the comment */
  commentId: string;
};
export type ListHooksApiResponse = /** status 200 Success */ HooksResponse;
export type ListHooksApiArg = {
  /** Id */
  id: string;
};
export type AddHookApiResponse = /** status 201 Created */ AddedHookEnvelope;
export type AddHookApiArg = {
  /** Id */
  id: string;
  addHookRequest: AddHookRequest;
};
export type TestHookApiResponse = /** status 201 Created */ HookDeliveryEnvelope;
export type TestHookApiArg = {
  /** Id */
  id: string;
  /** Of the web hook */
  hookId: string;
};
export type RemoveHookApiResponse = unknown;
export type RemoveHookApiArg = {
  /** Id */
  id: string;
  /** Of the web hook */
  hookId: string;
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
export type VoteArticleApiResponse = unknown;
export type VoteArticleApiArg = {
  /** Address of the space, in any case */
  handle: string;
  /** Of the article */
  type: ArticleType;
  /** Of the article */
  locale: Language;
  /** Present or former */
  slug: string;
  voteArticleRequest: VoteArticleRequest;
};
export type ReadArticleVotesApiResponse = /** status 200 Success */ ArticleVotesEnvelope;
export type ReadArticleVotesApiArg = {
  /** Id */
  id: string;
};
export type ReportArticleApiResponse = unknown;
export type ReportArticleApiArg = {
  /** Address of the space, in any case */
  handle: string;
  /** Of the article */
  type: ArticleType;
  /** Of the article */
  locale: Language;
  /** Present or former */
  slug: string;
  reportArticleRequest: ReportArticleRequest;
};
export type ListArticleViewsApiResponse = /** status 200 Success */ ViewsResponse;
export type ListArticleViewsApiArg = void;
export type SaveArticleViewApiResponse = /** status 201 Created */ ViewEnvelope;
export type SaveArticleViewApiArg = {
  saveArticleViewRequest: SaveArticleViewRequest;
};
export type ChangeArticleViewApiResponse = /** status 200 Success */ ViewEnvelope;
export type ChangeArticleViewApiArg = {
  /** Id */
  id: string;
  changeViewRequest: ChangeViewRequest;
};
export type DeleteArticleViewApiResponse = unknown;
export type DeleteArticleViewApiArg = {
  /** Id */
  id: string;
};
export type Language = 'en' | 'zh-CN';
export type SpaceVisibility = 'private' | 'link' | 'public';
export type SpaceAccent = 'cobalt' | 'teal' | 'plum' | 'olive' | 'rose' | 'amber';
export type SpaceTypeface = 'sans' | 'serif';
export type SpaceThemeResponse = {
  /** Colour of links and buttons */
  accent: SpaceAccent;
  /** Of the texts of articles */
  typeface: SpaceTypeface;
};
export type NavigationEntryResponse = {
  label: string;
  /** A path of this site that begins with /, or an address that begins with https:// */
  address: string;
  /** Readers of this language see it; null is all */
  locale: Language | null;
};
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
  theme: SpaceThemeResponse;
  navigation: NavigationEntryResponse[];
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
  /** Bytes of all pictures of a space */
  mediaBytes: number;
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
  | 'ARTICLE_DELIVERED'
  | 'ARTICLE_HIDDEN'
  | 'ARTICLE_INVALID'
  | 'ARTICLE_NOT_HIDDEN'
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
  | 'BROKER_DATES'
  | 'BROKER_NOT_CONNECTED'
  | 'BROKER_NOT_OFFERED'
  | 'BROKER_UNSUPPORTED'
  | 'CAPITAL_INVALID'
  | 'CHECK_NOT_ANSWERED'
  | 'CODE_RECIPES_FULL'
  | 'CODE_RECIPE_INVALID'
  | 'CODE_RECIPE_UNKNOWN'
  | 'COMMENTS_FULL'
  | 'COMMENT_INVALID'
  | 'COMMENT_UNKNOWN'
  | 'COMPUTATIONS_WAITING'
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
  | 'HIDING_REASON_MISSING'
  | 'HOOKS_FULL'
  | 'HOOK_UNKNOWN'
  | 'HOOK_URL_INVALID'
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
  | 'INVITING_NEEDS_VERIFIED_EMAIL'
  | 'LAST_SUPERADMIN'
  | 'LESSON_UNKNOWN'
  | 'LOTTERY_ACCOUNT_TOO_NEW'
  | 'LOTTERY_CLAIM_LATE'
  | 'LOTTERY_CLOSED'
  | 'LOTTERY_DRAFTS_FULL'
  | 'LOTTERY_DRAW_NOT_DUE'
  | 'LOTTERY_EMAIL_UNVERIFIED'
  | 'LOTTERY_ENTERED_ALREADY'
  | 'LOTTERY_ENTRY_FINAL'
  | 'LOTTERY_ENTRY_UNKNOWN'
  | 'LOTTERY_EVENT_CHANGED'
  | 'LOTTERY_EVENT_FINAL'
  | 'LOTTERY_EVENT_INVALID'
  | 'LOTTERY_EVENT_LOCKED'
  | 'LOTTERY_EVENT_NOT_WAITING'
  | 'LOTTERY_EVENT_PUBLISHED'
  | 'LOTTERY_EVENT_UNKNOWN'
  | 'LOTTERY_EVENT_WAITING'
  | 'LOTTERY_FULL'
  | 'LOTTERY_NOT_FROZEN'
  | 'LOTTERY_NOT_OPEN'
  | 'LOTTERY_NO_REMINDER'
  | 'LOTTERY_NO_RESULT'
  | 'LOTTERY_OPENS_TOO_EARLY'
  | 'LOTTERY_ORGANISERS_ONLY'
  | 'LOTTERY_ORGANISER_GONE'
  | 'LOTTERY_ORGANISER_NAME_INVALID'
  | 'LOTTERY_ORGANISER_NAME_NEEDED'
  | 'LOTTERY_ORGANISER_NAME_TAKEN'
  | 'LOTTERY_ORGANISER_UNVERIFIED'
  | 'LOTTERY_PICTURES_FULL'
  | 'LOTTERY_PICTURE_UNKNOWN'
  | 'LOTTERY_REASON_NEEDED'
  | 'LOTTERY_RULES_CONTRADICT'
  | 'LOTTERY_WINNER_UNKNOWN'
  | 'MALFORMED_JSON'
  | 'MATCHES_CHANGED'
  | 'MEDIA_ALT_INVALID'
  | 'MEDIA_FULL'
  | 'MEDIA_IN_USE'
  | 'MEDIA_OVERLOADED'
  | 'MEDIA_TOO_LARGE'
  | 'MEDIA_TOO_MANY_PIXELS'
  | 'MEDIA_TYPE_WRONG'
  | 'MEDIA_UNKNOWN'
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
  | 'REPORT_UNKNOWN'
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
  | 'SECOND_FACTOR_UNREADABLE'
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
  /** What the pages of the space look like */
  theme?: SpaceThemeResponse;
  /** Links in the head of each page, in their order */
  navigation?: NavigationEntryResponse[];
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
export type ImportedPictureFile = {
  /** In the archive */
  path: string;
  /** Why it was refused; else null */
  message: string | null;
};
export type ImportedArticlesReport = {
  /** In the order of the archive */
  files: ImportedArticleFile[];
  /** Pictures that the texts show */
  pictures: ImportedPictureFile[];
  /** Paths of all other files */
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
export type MediaUseResponse = {
  articleId: string;
  locale: Language;
  /** Of the draft */
  title: string;
};
export type ListedMediaResponse = {
  id: string;
  /** As an article names it: `![alt](path)` */
  path: string;
  /** What the picture shows */
  alt: string;
  /** In pixels */
  width: number;
  /** In pixels */
  height: number;
  /** In bytes */
  size: number;
  /** Null if erased */
  uploaderId: string | null;
  uploadedAt: string;
  /** Articles that show it in their drafts, in public or in what is scheduled */
  uses: MediaUseResponse[];
};
export type MediaListResponse = {
  /** Last uploaded first */
  data: ListedMediaResponse[];
  nextCursor: string | null;
  /** Bytes of all pictures of the space */
  used: number;
  /** Bytes that they may have */
  limit: number;
};
export type MediaResponse = {
  id: string;
  /** As an article names it: `![alt](path)` */
  path: string;
  /** What the picture shows */
  alt: string;
  /** In pixels */
  width: number;
  /** In pixels */
  height: number;
  /** In bytes */
  size: number;
  /** Null if erased */
  uploaderId: string | null;
  uploadedAt: string;
};
export type MediaEnvelope = {
  data: MediaResponse;
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
  /** What the space says to it */
  answer: string | null;
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
export type MessageTexts = {
  en: string;
  'zh-CN': string;
};
export type BlockFaultResponse = {
  /** Of the text, from 1 */
  line: number;
  /** What is wrong with the block */
  message: MessageTexts;
};
export type PreviewResponse = {
  /** Sanitized; it can stand in a page as it is */
  html: string;
  headings: HeadingResponse[];
  /** Addresses of links and pictures, as written */
  links: string[];
  /** Lines that have the form of a block and stay text */
  faults: BlockFaultResponse[];
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
export type AnswerHidingRequest = {
  /** In place of an earlier answer */
  answer: string;
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
export type PassageDto = {
  /** Number of the revision that has it */
  revision: number;
  /** Where it begins in the Markdown, in UTF-16 units; a line end counts as one */
  start: number;
  /** Its Markdown, with line feeds as line ends */
  quote: string;
};
export type CommentResponse = {
  id: string;
  /** Null for a reply */
  passage: PassageDto | null;
  /** The first comment of its thread; null for that one */
  replyTo: string | null;
  authorId: string | null;
  text: string;
  at: string;
  /** When its thread was closed; null while it is open, and for a reply */
  resolvedAt: string | null;
};
export type CommentsResponse = {
  /** Oldest first */
  data: CommentResponse[];
};
export type CommentEnvelope = {
  data: CommentResponse;
};
export type AddCommentRequest = {
  /** Stored without spaces at its ends */
  text: string;
  /** What the comment is about */
  passage: PassageDto;
};
export type ReplyRequest = {
  /** Stored without spaces at its ends */
  text: string;
};
export type ResolveCommentRequest = {
  /** False opens the thread again */
  isResolved: boolean;
};
export type HookEvent = 'article.published' | 'article.unpublished' | 'ping';
export type HookFault = 'privateAddress' | 'noConnection' | 'timeout';
export type HookDeliveryResponse = {
  /** The header `webhook-id` */
  id: string;
  event: HookEvent;
  /** What is sent, as JSON */
  body: string;
  createdAt: string;
  /** Begun so far */
  attempts: number;
  /** The next attempt; null once it was accepted or no attempt is left */
  dueAt: string | null;
  /** HTTP status of the last answer */
  status: number | null;
  /** Why the last attempt got no answer */
  fault: HookFault | null;
};
export type HookResponse = {
  id: string;
  url: string;
  createdAt: string;
  /** The last ones, the last first */
  deliveries: HookDeliveryResponse[];
};
export type HooksResponse = {
  /** The first first */
  data: HookResponse[];
  /** How many a space may have */
  limit: number;
};
export type AddedHookResponse = {
  id: string;
  url: string;
  createdAt: string;
  /** Signs what is sent, as Standard Webhooks describes. It is told this once and cannot be read again */
  secret: string;
};
export type AddedHookEnvelope = {
  data: AddedHookResponse;
};
export type AddHookRequest = {
  /** Is called by POST; begins with https:// and leads to the open internet */
  url: string;
};
export type HookDeliveryEnvelope = {
  data: HookDeliveryResponse;
};
export type PublishedSpaceResponse = {
  handle: string;
  title: string;
  languages: Language[];
  theme: SpaceThemeResponse;
  navigation: NavigationEntryResponse[];
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
  /** Stays when the address changes */
  id: string;
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
export type VoteArticleRequest = {
  /** Whether the article was of use */
  isUseful: boolean;
};
export type ArticleVotesResponse = {
  /** Readers whom it was of use to */
  useful: number;
  /** Readers whom it was not of use to */
  notUseful: number;
};
export type ArticleVotesEnvelope = {
  data: ArticleVotesResponse;
};
export type ReportArticleRequest = {
  /** What is wrong with the article */
  reason: string;
};
export type ViewedList = 'users' | 'admins' | 'tools' | 'articles' | 'audit';
export type ViewResponse = {
  id: string;
  /** The list that it is a view of */
  list: ViewedList;
  /** Unique among your views of the list, regardless of case */
  name: string;
  /** Search, filters, sort order and page size as in the address of the list; empty for the whole list in its usual order */
  query: string;
};
export type ViewsResponse = {
  /** Of all lists, by name */
  data: ViewResponse[];
};
export type ViewEnvelope = {
  data: ViewResponse;
};
export type SaveArticleViewRequest = {
  /** Unique among your views of the list, regardless of case */
  name: string;
  /** Search, filters, sort order and page size as in the address of the list; empty for the whole list in its usual order */
  query: string;
};
export type ChangeViewRequest = {
  /** Unique among your views of the list, regardless of case */
  name?: string;
  /** Search, filters, sort order and page size as in the address of the list; empty for the whole list in its usual order */
  query?: string;
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
  useListMediaQuery,
  useUploadMediaMutation,
  useReadMediaFileQuery,
  useRemoveMediaMutation,
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
  useCancelWithdrawalMutation,
  useReviewArticleMutation,
  useApproveArticleMutation,
  useAnswerHidingMutation,
  useListRevisionsQuery,
  useReadRevisionQuery,
  useListCommentsQuery,
  useAddCommentMutation,
  useReplyToCommentMutation,
  useResolveCommentMutation,
  useDeleteCommentMutation,
  useListHooksQuery,
  useAddHookMutation,
  useTestHookMutation,
  useRemoveHookMutation,
  useReadPublishedSpaceQuery,
  useListPublishedArticlesQuery,
  useReadPublishedArticleQuery,
  useSearchPublishedArticlesQuery,
  useReadAtomFeedQuery,
  useReadRssFeedQuery,
  useVoteArticleMutation,
  useReadArticleVotesQuery,
  useReportArticleMutation,
  useListArticleViewsQuery,
  useSaveArticleViewMutation,
  useChangeArticleViewMutation,
  useDeleteArticleViewMutation,
} = injectedRtkApi;
