import {
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Inject,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import {
  asUser,
  DeleteAccount,
  ListApiKeys,
  ListPasskeys,
  ListSessions,
  ListViews,
  ReadHeldRecords,
  ReadProfile,
  ReadSecondFactor,
  type Principal,
} from '@toolyard/core/accounts';
import { ListEntriesOfUser } from '@toolyard/core/audit';
import { ReadConnection } from '@toolyard/core/brokerage';
import { ExportLearning } from '@toolyard/core/learning';
import { ExportParticipation } from '@toolyard/core/lottery';
import { ReadWatchlists } from '@toolyard/core/watchlist';
import { ExportComments, ExportSpaces } from '@toolyard/core/content';
import { ListCodeRecipes } from '@toolyard/core/codegen';
import { ListAnalyses } from '@toolyard/core/data';
import { ListAlertNotices, ListAlerts } from '@toolyard/core/options/alerts';
import { ReadCapital } from '@toolyard/core/options/capital';
import { ReadOptionsSettings } from '@toolyard/core/options/settings';
import { ExportStrategies } from '@toolyard/core/options/strategies';
import type { Clock, Language } from '@toolyard/core/shared';
import type { Response } from 'express';
import { toBrokerageStatus } from '../brokerage/brokerage.dto.ts';
import { PORTS, type RecordComputations } from '../composition/ports.ts';
import type { Call, Write } from '../composition/write.ts';
import { OneAtATime } from '../http/account-turns.ts';
import { Access } from '../http/access.guard.ts';
import { Cost } from '../http/quotas.ts';
import { Caller, PlainCall } from '../http/caller.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { instant } from '../http/instant.ts';
import { CallLanguage } from '../http/language.ts';
import { toViewResponse } from '../admin/views/views.dto.ts';
import { toExportedComment } from '../content/comments.dto.ts';
import { toExportedSpace } from '../content/exported-spaces.dto.ts';
import { toCodeRecipeResponse } from '../codegen/code-recipes.dto.ts';
import { toAnalysisResponse } from '../data/analyses.dto.ts';
import { toAlertResponse, toNoticeResponse } from '../options/alerts.dto.ts';
import { toCapitalResponse } from '../options/capital.dto.ts';
import { toLearningExport } from '../learning/learning.dto.ts';
import { toOptionsSettingsResponse } from '../options/options-settings.dto.ts';
import { toWatchlistResponse } from '../options/watchlist.dto.ts';
import {
  AccountExportResponse,
  alsoHeld,
  toActivity,
  toDrawsExport,
  toEndedSession,
  toOpenConfirmation,
  toPendingInvitation,
  toWaitingMail,
} from './account-export.dto.ts';
import { toApiKeyResponse } from './api-keys.dto.ts';
import { toPasskeyResponse } from './passkeys.dto.ts';
import { toUserResponse } from './auth.dto.ts';
import { RefreshCookie } from './refresh-cookie.ts';
import { toSecondFactorResponse } from './second-factor.dto.ts';
import { toOwnSession } from './sessions.dto.ts';
import { COMPUTATION_TIMEOUT } from '../http/http.errors.ts';

@ApiTags('account')
@Controller('api/auth')
export class AccountController {
  constructor(
    private readonly profile: ReadProfile,
    private readonly sessions: ListSessions,
    private readonly apiKeys: ListApiKeys,
    private readonly passkeys: ListPasskeys,
    private readonly secondFactor: ReadSecondFactor,
    private readonly strategies: ExportStrategies,
    private readonly watchlists: ReadWatchlists,
    private readonly optionsSettings: ReadOptionsSettings,
    private readonly alerts: ListAlerts,
    private readonly notices: ListAlertNotices,
    private readonly capital: ReadCapital,
    private readonly learning: ExportLearning,
    private readonly analyses: ListAnalyses,
    private readonly codeRecipes: ListCodeRecipes,
    private readonly spaces: ExportSpaces,
    private readonly comments: ExportComments,
    private readonly views: ListViews,
    private readonly connection: ReadConnection,
    private readonly held: ReadHeldRecords,
    private readonly draws: ExportParticipation,
    private readonly activity: ListEntriesOfUser,
    @Inject(DeleteAccount) private readonly deletion: Write<DeleteAccount>,
    private readonly cookie: RefreshCookie,
    @Inject(PORTS.recordComputations) private readonly computations: RecordComputations,
    @Inject(PORTS.clock) private readonly clock: Clock,
  ) {}

  @Get('export')
  @ApiOperation({
    summary: 'Download everything stored about the account',
    description:
      'One JSON document: profile, sessions, API keys, passkeys, settings, watchlists, alerts, capital, learning, analyses, recipes of the Code Generator, spaces with the articles that are yours, comments on articles, saved views of articles, brokerage, prize draws, the entries of the audit log by or about the account and all strategies. It also names what is stored elsewhere for a while.',
  })
  @Cost(60)
  @OneAtATime()
  @Access('account:sensitive')
  @Header('Content-Disposition', 'attachment; filename="toolyard-export.json"')
  @ApiOkResponse({ type: AccountExportResponse })
  @ApiErrors(COMPUTATION_TIMEOUT)
  async exportAccount(
    @Caller() caller: Principal,
    @CallLanguage() language: Language,
  ): Promise<StreamableFile> {
    const { sessionId, userId } = asUser(caller);
    const sessions = await this.sessions.execute(caller);
    const owned = await this.strategies.execute(caller);
    const held = await this.held.execute(caller);
    const strategies = await this.computations.strategies(owned);
    const rest: Omit<AccountExportResponse, 'strategies'> = {
      exportedAt: instant(this.clock.now()),
      account: toUserResponse(await this.profile.execute(caller)),
      lastLogin: held.lastLoginAt === null ? null : instant(held.lastLoginAt),
      sessions: sessions.map((session) => toOwnSession(session, sessionId)),
      apiKeys: (await this.apiKeys.execute(caller)).map(toApiKeyResponse),
      passkeys: (await this.passkeys.execute(caller)).map(toPasskeyResponse),
      secondFactor: toSecondFactorResponse(await this.secondFactor.execute(caller)),
      watchlist: toWatchlistResponse(await this.watchlists.execute(caller)),
      optionsSettings: toOptionsSettingsResponse(await this.optionsSettings.execute(caller)),
      alerts: (await this.alerts.execute(caller)).map(toAlertResponse),
      alertNotices: (await this.notices.all(caller)).map(toNoticeResponse),
      capital: toCapitalResponse(await this.capital.execute(caller)),
      learning: toLearningExport(await this.learning.execute(caller)),
      analyses: (await this.analyses.execute(caller)).map(toAnalysisResponse),
      codeRecipes: (await this.codeRecipes.execute(caller)).map(toCodeRecipeResponse),
      spaces: (await this.spaces.execute(caller)).map(toExportedSpace),
      comments: (await this.comments.execute(caller)).map(toExportedComment),
      articleViews: (await this.views.execute(caller)).map(toViewResponse),
      brokerage: toBrokerageStatus(await this.connection.execute(caller)),
      endedSessions: held.endedSessions.map(toEndedSession),
      invitation: toPendingInvitation(held.invitation),
      emailConfirmation: toOpenConfirmation(held.emailConfirmation),
      waitingMail: held.waitingMail.map(toWaitingMail),
      draws: toDrawsExport(await this.draws.execute(caller), language),
      activity: (await this.activity.execute(userId)).map(toActivity),
      alsoHeld: alsoHeld(),
    };
    const head = `${JSON.stringify(rest).slice(0, -1)},"strategies":`;
    return new StreamableFile(Buffer.concat([Buffer.from(head), strategies, Buffer.from('}')]), {
      type: 'application/json; charset=utf-8',
    });
  }

  @Delete('account')
  @ApiOperation({
    summary: 'Delete the account',
    description:
      'Erases the account and everything it owns at once, ends its sessions, replaces its name and e-mail in the audit log by a pseudonym and sends a last mail.',
  })
  @HttpCode(204)
  @Access('account:sensitive')
  @ApiNoContentResponse()
  async deleteAccount(
    @PlainCall() call: Call,
    @CallLanguage() language: Language,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.deletion.execute({ language }, call);
    this.cookie.clear(response);
  }
}
