import { adminReader, userReader, UserCount } from '@toolyard/core/accounts';
import { auditDigest, openDatabase, type Database } from '@toolyard/postgres';
import type { Container } from 'inversify';
import { Readiness } from '../../health/readiness.ts';
import { currentNetwork } from '../../http/network.ts';
import { withCallerNetwork } from '../caller-network.ts';
import { freeBytes } from '../folders.ts';
import { bind, resolve } from '../typed-container.ts';
import type { OpeningDatabase } from '../opening-database.ts';
import { ownedRecords } from '../owned-records.ts';
import { PORTS, type Port } from '../ports.ts';

export { databaseOutage } from '@toolyard/postgres';

const DATABASE: Port<Database> = Symbol.for('toolyard:database');

/** A write of the embedded database takes a page of its log and some pages of tables. */
const LEAST_FREE_BYTES = 1_000_000;

const hasRoom = async (folder: string): Promise<boolean> =>
  (await freeBytes(folder)) >= LEAST_FREE_BYTES;

/** PostgreSQL where an address is given, else PGlite in the data folder. */
export async function bindDatabase(container: Container, opening: OpeningDatabase): Promise<void> {
  const settings = resolve(container, PORTS.settings);
  const { databaseUrl, dataDir, createDatabase, auditDetailsDays, maxWaitMs } = settings;
  const logger = resolve(container, PORTS.logger);
  const engine = databaseUrl === null ? 'embedded' : 'PostgreSQL';
  const database = await openDatabase({
    ...{ databaseUrl, dataDir, createDatabase, maxWaitMs },
    cluster: opening,
  });
  const { migrated } = database;
  logger.info({ engine, migrated }, 'the database is open');
  bind(container, DATABASE)
    .toConstantValue(database)
    .onDeactivation((open) => open.close());
  // Only what was asked for once is deactivated.
  resolve(container, DATABASE);
  bind(container, PORTS.readiness).toConstantValue(
    new Readiness(() => database.ping(), {
      isSteady: () => resolve(container, PORTS.clockWatch).isSteady(),
      ...(databaseUrl === null && { hasRoom: () => hasRoom(dataDir) }),
    }),
  );
  bind(container, PORTS.databaseFigures).toConstantValue(database);
  bind(container, PORTS.purger).toConstantValue(database.purger);
  bind(container, PORTS.ownedRecords).toConstantValue(ownedRecords);
  bind(container, PORTS.ownedConnections).toConstantValue(({ connections }) => connections);
  bind(container, PORTS.auditDetailsDays).toConstantValue(auditDetailsDays);
  bind(container, PORTS.work).toConstantValue(
    withCallerNetwork(database.unitOfWork, currentNetwork),
  );
  bind(container, PORTS.attempts).toConstantValue(database.attempts);
  bind(container, PORTS.heldRecords).toConstantValue(database.readers);
  bind(container, PORTS.userReader).toConstantValue(database.readers.users);
  bind(container, PORTS.connectionReader).toConstantValue(database.readers.connections);
  bind(container, PORTS.uploadedEarnings).toConstantValue(database.readers.uploadedEarnings);
  bind(container, PORTS.providerKeyReader).toConstantValue(database.readers.providerKeys);
  bind(container, PORTS.callerSessions).toConstantValue(database.readers.callerSessions);
  bind(container, PORTS.apiKeyReader).toConstantValue(database.readers.apiKeys);
  bind(container, PORTS.apiKeyCallers).toConstantValue(database.readers.apiKeyCallers);
  bind(container, PORTS.adminCallers).toConstantValue(database.readers.adminCallers);
  bind(container, PORTS.adminReader).toConstantValue(database.readers.admins);
  const { users, sessions, secondFactors, passkeys, ...all } = database.readers;
  bind(container, PORTS.userRealm).toConstantValue(
    userReader({ accounts: users, sessions, secondFactors, passkeys }),
  );
  bind(container, PORTS.adminRealm).toConstantValue(
    adminReader({
      accounts: all.admins,
      sessions: all.adminSessions,
      secondFactors: all.adminSecondFactors,
      passkeys: all.adminPasskeys,
    }),
  );
  bind(container, PORTS.adminFactorReader).toConstantValue(all.adminSecondFactors);
  bind(container, PORTS.viewReader).toConstantValue(database.readers.savedViews);
  bind(container, PORTS.watchlistReader).toConstantValue(database.readers.watchlists);
  bind(container, PORTS.optionsSettingsReader).toConstantValue(database.readers.optionsSettings);
  bind(container, PORTS.alertReader).toConstantValue(database.readers.alerts);
  bind(container, PORTS.noticeReader).toConstantValue(database.readers.notices);
  bind(container, PORTS.capitalReader).toConstantValue(database.readers.capital);
  bind(container, PORTS.analysisReader).toConstantValue(database.readers.analyses);
  bind(container, PORTS.codeRecipeReader).toConstantValue(database.readers.codeRecipes);
  bind(container, PORTS.spaceReader).toConstantValue(database.readers.spaces);
  bind(container, PORTS.moderationReader).toConstantValue(database.readers.moderation);
  bind(container, PORTS.hookReader).toConstantValue(database.readers.hooks);
  bind(container, PORTS.commentReader).toConstantValue(database.readers.comments);
  bind(container, PORTS.articleReader).toConstantValue(database.readers.articles);
  const { media, prizePictures } = database.readers;
  bind(container, PORTS.mediaReader).toConstantValue(media);
  bind(container, PORTS.storedPictures).toConstantValue({
    isReadable: async (hash) =>
      (await media.isReadable(hash)) || (await prizePictures.isPublic(hash)),
    known: async (hashes) =>
      (await Promise.all([media.known(hashes), prizePictures.known(hashes)])).flat(),
  });
  bind(container, PORTS.learningReader).toConstantValue(database.readers.learning);
  bind(container, PORTS.strategyReader).toConstantValue(database.readers.strategies);
  bind(container, PORTS.lotteryReader).toConstantValue(database.readers.lotteryEvents);
  bind(container, PORTS.lotteryReaders).toConstantValue(database.readers);
  bind(container, PORTS.entryReader).toConstantValue(database.readers.lotteryEntries);
  bind(container, PORTS.winnerReader).toConstantValue(database.readers.lotteryWinners);
  bind(container, PORTS.organiserReader).toConstantValue(database.readers.organisers);
  bind(container, PORTS.userDirectory).toConstantValue(database.readers.userDirectory);
  bind(container, PORTS.userTotals)
    .toDynamicValue((of) => new UserCount(database.readers.userDirectory, resolve(of, PORTS.clock)))
    .inSingletonScope();
  bind(container, PORTS.trail).toConstantValue(database.readers.trail);
  bind(container, PORTS.auditDigest).toConstantValue(auditDigest);
  bind(container, PORTS.dashboardPorts).toDynamicValue((of) => {
    const time = resolve(of, PORTS.clock);
    const { admins, tools, toolClicks, lotteryEvents, signups } = database.readers;
    const totals = resolve(of, PORTS.userTotals);
    return { admins, tools, toolClicks, lotteryEvents, signups, totals, clock: time };
  });
  bind(container, PORTS.clickReader).toConstantValue(database.readers.toolClicks);
  bind(container, PORTS.toolReader).toConstantValue(database.readers.tools);
}
