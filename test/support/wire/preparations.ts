import type { Memory } from './memory.ts';
import { operationsOf } from './openapi.ts';
import { perform, type Client } from './valid-call.ts';
import type { WireFixture } from './fixture.ts';

/** A draft of an organiser. */
const ORGANISED = ['chooseOrganiserName', 'createOrganisedEvent'];

/** What has to be done before a call of this operation can succeed. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  openStrategy: ['saveStrategy'],
  adjustStrategy: ['saveStrategy', 'openStrategy'],
  closeStrategy: ['saveStrategy', 'openStrategy'],
  assignContracts: ['saveStrategy', 'openStrategy'],
  settleStrategy: ['saveStrategy', 'openStrategy'],
  correctStep: ['saveStrategy', 'openStrategy'],
  takeBackStep: ['saveStrategy', 'openStrategy'],
  createApiKey: ['confirmEmail'],
  revokeApiKey: ['confirmEmail', 'createApiKey'],
  changeAlert: ['createAlert'],
  deleteAlert: ['createAlert'],
  changeAnalysis: ['saveAnalysis'],
  deleteAnalysis: ['saveAnalysis'],
  changeCodeRecipe: ['saveCodeRecipe'],
  deleteCodeRecipe: ['saveCodeRecipe'],
  readSpace: ['createSpace'],
  editSpace: ['createSpace'],
  exportSpace: ['createSpace'],
  importArticles: ['createSpace'],
  deleteSpace: ['createSpace'],
  listMedia: ['createSpace', 'uploadMedia'],
  uploadMedia: ['createSpace'],
  readMediaFile: ['createSpace', 'uploadMedia'],
  removeMedia: ['createSpace', 'uploadMedia'],
  listSpaceMembers: ['createSpace'],
  listHooks: ['createSpace'],
  addHook: ['createSpace'],
  testHook: ['createSpace'],
  removeHook: ['createSpace'],
  inviteSpaceMember: ['createSpace'],
  withdrawSpaceInvitation: ['createSpace'],
  changeSpaceRole: ['createSpace'],
  removeSpaceMember: ['createSpace'],
  searchArticles: ['createSpace'],
  createArticle: ['createSpace'],
  listArticles: ['createSpace', 'createArticle'],
  readArticle: ['createSpace', 'createArticle'],
  saveDraft: ['createSpace', 'createArticle'],
  restoreRevision: ['createSpace', 'createArticle'],
  renameArticle: ['createSpace', 'createArticle'],
  deleteArticle: ['createSpace', 'createArticle'],
  publishArticle: ['createSpace', 'createArticle'],
  scheduleArticle: ['createSpace', 'createArticle'],
  reviewArticle: ['createSpace', 'createArticle'],
  approveArticle: ['createSpace', 'createArticle'],
  listRevisions: ['createSpace', 'createArticle'],
  readRevision: ['createSpace', 'createArticle'],
  listComments: ['createSpace', 'createArticle'],
  addComment: ['createSpace', 'createArticle'],
  readPublishedSpace: ['createSpace', 'createArticle', 'publishArticle'],
  listPublishedArticles: ['createSpace', 'createArticle', 'publishArticle'],
  readPublishedArticle: ['createSpace', 'createArticle', 'publishArticle'],
  searchPublishedArticles: ['createSpace', 'createArticle', 'publishArticle'],
  readArticleVotes: ['createSpace', 'createArticle'],
  voteArticle: ['createSpace', 'createArticle', 'publishArticle'],
  readAtomFeed: ['createSpace', 'createArticle', 'publishArticle'],
  readRssFeed: ['createSpace', 'createArticle', 'publishArticle'],
  reportArticle: ['createSpace', 'createArticle', 'publishArticle'],
  cancelWithdrawal: ['createSpace', 'createArticle', 'publishArticle', 'unpublishArticle'],
  answerHiding: ['createSpace', 'createArticle'],
  unpublishArticle: ['createSpace', 'createArticle', 'publishArticle'],
  removeSamples: ['loadSamples'],
  submitQuiz: ['startQuiz'],
  readStrategyMarks: ['saveStrategy', 'openStrategy'],
  confirmEmail: ['requestEmailConfirmation'],
  startSecondFactor: ['confirmEmail'],
  startPasskey: ['confirmEmail'],
  addPasskey: ['confirmEmail', 'startPasskey'],
  renamePasskey: ['confirmEmail', 'startPasskey', 'addPasskey'],
  removePasskey: ['confirmEmail', 'startPasskey', 'addPasskey'],
  signInWithPasskey: ['confirmEmail', 'startPasskey', 'addPasskey', 'startPasskeySignIn'],
  startPasskeyStepUp: ['confirmEmail', 'startPasskey', 'addPasskey'],
  reauthenticateWithPasskey: ['confirmEmail', 'startPasskey', 'addPasskey', 'startPasskeyStepUp'],
  addAdminPasskey: ['startAdminPasskey'],
  renameAdminPasskey: ['startAdminPasskey', 'addAdminPasskey'],
  removeAdminPasskey: ['startAdminPasskey', 'addAdminPasskey'],
  signInAdminWithPasskey: ['startAdminPasskey', 'addAdminPasskey', 'startAdminPasskeySignIn'],
  startAdminPasskeyStepUp: ['startAdminPasskey', 'addAdminPasskey'],
  reauthenticateAdminWithPasskey: [
    'startAdminPasskey',
    'addAdminPasskey',
    'startAdminPasskeyStepUp',
  ],
  confirmSecondFactor: ['confirmEmail', 'startSecondFactor'],
  renewRecoveryCodes: ['confirmEmail', 'startSecondFactor', 'confirmSecondFactor'],
  removeSecondFactorOfUser: ['createUser'],
  removeSecondFactorOfAdmin: ['createAdmin'],
  resetPassword: ['forgotPassword'],
  confirmAdminSecondFactor: ['startAdminSecondFactor'],
  renewAdminRecoveryCodes: ['startAdminSecondFactor', 'confirmAdminSecondFactor'],
  endAdminSession: ['listAdminSessions'],
  editTool: ['createTool'],
  deleteTool: ['createTool'],
  duplicateTool: ['createTool'],
  changeTools: ['createTool'],
  reorderTools: ['createTool'],
  restoreTool: ['createTool', 'deleteTool', 'listTrash'],
  restoreToolAsCopy: ['createTool', 'deleteTool', 'listTrash'],
  eraseTool: ['createTool', 'deleteTool', 'listTrash'],
  sendInvitation: ['createUser'],
  sendPasswordReset: ['createUser'],
  readUserAccess: ['createUser'],
  endSessionOfUser: ['createUser'],
  readUser: ['listUsers', 'createUser'],
  editUser: ['listUsers', 'createUser'],
  deleteUser: ['createUser'],
  restoreUser: ['createUser'],
  eraseUser: ['createUser'],
  changeUsers: ['createUser'],
  endSessionsOfUser: ['createUser'],
  changeView: ['saveView'],
  changeArticleView: ['saveArticleView'],
  deleteArticleView: ['saveArticleView'],
  deleteView: ['saveView'],
  readAdmin: ['createAdmin'],
  editAdmin: ['createAdmin'],
  deleteAdmin: ['createAdmin'],
  endSessionsOfAdmin: ['createAdmin'],
  enterEvent: ['listEvents'],
  withdrawEntry: ['listEvents', 'enterEvent'],
  setReminder: ['listEvents'],
  removeReminder: ['listEvents'],
  readParticipation: ['listEvents'],
  chooseWinnerName: ['listEvents', 'enterEvent'],
  readEvent: ['listEvents'],
  readProof: ['listEvents'],
  listEventWinners: ['listEvents'],
  readEventCalendar: ['listEvents'],
  readManagedEvent: ['createManagedEvent'],
  editManagedEvent: ['createManagedEvent'],
  deleteManagedEvent: ['createManagedEvent'],
  publishManagedEvent: ['createManagedEvent'],
  cancelManagedEvent: ['createManagedEvent', 'publishManagedEvent'],
  listEntries: ['createManagedEvent'],
  exportEntries: ['createManagedEvent'],
  createOrganisedEvent: ['chooseOrganiserName'],
  uploadPrizePicture: ORGANISED,
  readPrizePicture: [...ORGANISED, 'uploadPrizePicture'],
  uploadManagedPicture: ['createManagedEvent'],
  readManagedPicture: ['createManagedEvent', 'uploadManagedPicture'],
  readOrganisedEvent: ORGANISED,
  editOrganisedEvent: ORGANISED,
  deleteOrganisedEvent: ORGANISED,
  publishOrganisedEvent: ORGANISED,
  cancelOrganisedEvent: [...ORGANISED, 'publishOrganisedEvent'],
  submitOrganisedEvent: ['confirmEmail', ...ORGANISED],
  withdrawSubmission: ['confirmEmail', ...ORGANISED, 'submitOrganisedEvent'],
  grantOrganiser: ['createUser'],
  revokeOrganiser: ['createUser', 'grantOrganiser'],
  readAuditEntry: ['createTool', 'listAuditEntries'],
  revertAuditEntry: ['createTool', 'editTool', 'listAuditEntries'],
};

/** Routes that a request made of the document alone does not satisfy, with the reason. */
export const NEVER_SUCCEED: Readonly<Record<string, string>> = {
  'TestClockController.setClock': 'is not in the document',
  'MetricsController.read': 'answers the machine itself alone',
  'SimulatedController.showSignIn': 'needs the state of a connection that was begun',
  'SimulatedController.answerSignIn': 'needs the state of a connection that was begun',
  'ChainController.listStockFigures':
    'needs symbols that the market knows; api-stock-figures.spec has them',
  'BrokerageController.readAuthorisationUrl':
    'needs a broker that is offered; api-brokerage.spec has one',
  'PositionsController.importPositions':
    'needs a connected broker; api-broker-positions.spec has one',
  'MarketOperationsController.checkMarketProvider': 'needs a key that a provider accepts',
  'UserAccessController.endSessionOfUser':
    'needs a session of the user; test/use-cases/users.spec has one',
  'PasswordController.acceptInvitation': 'needs an invitation; api-credentials.spec has one',
  'ReviewsController.answerReview':
    'needs a question that was missed on a day before; test/use-cases/learning.spec has one',
  'HooksController.testHook': 'needs the id of a web hook; api-content-hooks.spec has one',
  'HooksController.removeHook': 'needs the id of a web hook; api-content-hooks.spec has one',
  'MembersController.inviteSpaceMember':
    'needs a verified address; api-content-members.spec has one',
  'MembersController.withdrawSpaceInvitation':
    'needs the id of an invitation; api-content-members.spec has one',
  'MembersController.changeSpaceRole': 'needs a second owner; api-content-members.spec has one',
  'MembersController.removeSpaceMember': 'needs a second owner; api-content-members.spec has one',
  'MembersController.answerSpaceInvitation':
    'needs an invitation by somebody else; api-content-members.spec has one',
  'PublicationController.answerHiding':
    'needs an article that an operator has hidden; api-content-moderation.spec has one',
  'ModerationController.hideArticle':
    'needs an article of a user; api-content-moderation.spec has one',
  'ModerationController.showArticle':
    'needs an article of a user; api-content-moderation.spec has one',
  'ModerationController.settleArticleReport':
    'needs a report of a reader; api-content-moderation.spec has one',
  'CommentsController.replyToComment':
    'needs the id of a comment; api-content-comments.spec has one',
  'CommentsController.resolveComment':
    'needs the id of a comment; api-content-comments.spec has one',
  'CommentsController.deleteComment':
    'needs the id of a comment; api-content-comments.spec has one',
  'PublicationController.approveArticle':
    'needs a reviewer who wrote nothing; api-content-members.spec has one',
  'OwnLotteryController.claimPrize': 'needs a draw that the caller won; api-lottery.spec has one',
  'OwnLotteryController.declinePrize': 'needs a draw that the caller won; api-lottery.spec has one',
  'ApprovalsController.approveEvent': 'needs a draft of a user; api-lottery.spec has one',
  'ApprovalsController.declineEvent': 'needs a draft of a user; api-lottery.spec has one',
  'DrawsController.forfeitPrize': 'needs a winner who has not claimed; api-lottery.spec has one',
  'DrawsController.runEventStep': 'needs an event that has closed; api-lottery.spec has one',
};

const ORGANISERS = '/api/admin/lottery/organisers';
const USERS = '/api/admin/users';
/** The sample event that is active. */
const ACTIVE_EVENT = '01990000-0000-7000-8000-000000000010';
/** The sample event whose winners were drawn. */
const ENDED_EVENT = '01990000-0000-7000-8000-000000000030';

/** Calls these operations one after the other; what the document does not know is left out. */
export async function performAll(
  client: Client,
  ids: readonly string[],
  memory: Memory,
): Promise<void> {
  const operations = operationsOf(client.document);
  for (const id of ids) {
    const operation = operations.find((each) => each.id === id);
    if (id === 'grantOrganiser') memory.adopt('/api/admin/users', ORGANISERS);
    if (operation) await perform(client, operation, memory);
    if (id === 'listEvents') memory.choose('/api/lottery/events', ACTIVE_EVENT);
  }
}

/** Brings the caller to where a call of this operation makes sense. */
export async function prepare(
  client: Client & Pick<WireFixture, 'readMail' | 'holdExpired'>,
  operationId: string,
  memory: Memory,
): Promise<void> {
  const before = BEFORE[operationId];
  if (!before) return;
  const isUser = memory.username === '';
  if (isUser) await client.readMail(memory);
  await performAll(client, before, memory);
  if (operationId === 'grantOrganiser') memory.adopt('/api/admin/users', ORGANISERS);
  if (operationId === 'listEventWinners') memory.choose('/api/lottery/events', ENDED_EVENT);
  if (operationId === 'restoreUser' || operationId === 'eraseUser') {
    const user = memory.stored({ path: USERS });
    await performAll(client, ['deleteUser'], memory);
    if (user) memory.choose(USERS, user.id);
  }
  if (operationId === 'settleStrategy') {
    await client.holdExpired(memory);
    await performAll(client, ['readStrategy'], memory);
  }
  if (isUser) await client.readMail(memory);
}
