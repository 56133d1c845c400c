import { EraseExpiredUsers } from '@toolyard/core/accounts';
import { EraseOldDetails, VerifyAudit } from '@toolyard/core/audit';
import { BrokerSessions, maskedAccount } from '@toolyard/core/brokerage';
import { EvaluateAlerts } from '@toolyard/core/options/alerts';
import { CarryOverCorporateActions } from '@toolyard/core/options/corporate-actions';
import { ReviewStrategies } from '@toolyard/core/options/strategies';
import { RunDraws, SendReminders, StampLocks } from '@toolyard/core/lottery';
import { SendDueMail, PurgeLocalOutbox } from '@toolyard/core/mail';
import { NoticePublications, PurgeUnusedMedia, SendDeliveries } from '@toolyard/core/content';
import { PurgeUnusedImages } from '@toolyard/core/tools';
import type { Repositories } from '@toolyard/core/repositories';
import { PurgeExpired } from '@toolyard/core/retention';
import { PORTS } from '../composition/ports.ts';
import { resolve, type Container } from '../composition/typed-container.ts';
import { startJob, type Job } from './job-loop.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The background jobs of a server. Their names are labels of the metrics. */
const jobsOf = (container: Container): readonly Job[] => {
  const mail = container.get(SendDueMail);
  const draws = container.get(RunDraws);
  const reminders = container.get(SendReminders);
  const stamps = container.get(StampLocks);
  const alerts = container.get(EvaluateAlerts);
  const corporateActions = container.get(CarryOverCorporateActions);
  const records = container.get(PurgeExpired);
  const expiredUsers = container.get<EraseExpiredUsers<Repositories>>(EraseExpiredUsers);
  const oldDetails = container.get(EraseOldDetails);
  const images = container.get(PurgeUnusedImages);
  const media = container.get(PurgeUnusedMedia);
  const outbox = container.get(PurgeLocalOutbox);
  const logger = resolve(container, PORTS.logger);
  const watch = resolve(container, PORTS.clockWatch);
  const market = resolve(container, PORTS.providerMarket);
  const purgeRecords = async () => {
    if (!watch.allowsPurge()) return;
    const erased = await expiredUsers.execute();
    if (erased > 0) logger.info({ erased }, 'users were erased from the trash');
    if (await oldDetails.execute()) logger.info('old details of the audit log were erased');
    const purged = await records.execute();
    if (Object.keys(purged).length > 0) logger.info({ purged }, 'expired records were purged');
  };
  const checkAlerts = async () => {
    const { fired } = await alerts.execute();
    if (fired > 0) logger.info({ fired }, 'alerts have fired');
  };
  const carryOver = async () => {
    const accounts = await corporateActions.execute();
    if (accounts > 0) logger.info({ accounts }, 'corporate actions were carried over');
  };
  const publications = container.get(NoticePublications);
  const deliveries = container.get(SendDeliveries);
  const notifyHooks = async () => {
    await publications.execute();
    await deliveries.execute();
  };
  const reviews = container.get(ReviewStrategies);
  const reviewStrategies = async () => {
    const { settled, booked } = await reviews.execute();
    if (settled + booked > 0) logger.info({ settled, booked }, 'positions were settled');
  };
  const verification = container.get(VerifyAudit);
  const verifyAudit = async () =>
    resolve(container, PORTS.auditWatch).update(await verification.execute());
  const purgeImages = async () => {
    if (!watch.allowsPurge()) return;
    const count = (await images.execute()) + (await media.execute());
    if (count > 0) logger.info({ count }, 'unused images were purged');
  };
  const purgeOutbox = async () => {
    if (!watch.allowsPurge()) return;
    const count = await outbox.execute();
    if (count > 0) logger.info({ count }, 'expired mail of the outbox was purged');
  };
  const sessions = container.get(BrokerSessions);
  const renewSessions = async () => {
    for (const { connection, fault } of await sessions.renewDue()) {
      const account = maskedAccount(connection.accountId);
      const { provider } = connection;
      logger.warn({ err: fault, provider, account }, 'the session at a broker was not renewed');
    }
  };
  return [
    { name: 'audit', everyMs: 60 * MINUTE, firstMs: 10 * SECOND, run: verifyAudit },
    { name: 'clock', everyMs: SECOND, run: () => Promise.resolve(void watch.isSteady()) },
    { name: 'mail', everyMs: SECOND, run: () => mail.execute() },
    { name: 'webHooks', everyMs: 2 * SECOND, run: notifyHooks },
    { name: 'brokers', everyMs: 10 * SECOND, run: renewSessions },
    { name: 'market', everyMs: 2 * SECOND, run: () => market.refresh() },
    { name: 'draws', everyMs: 5 * SECOND, run: async () => void (await draws.execute()) },
    { name: 'stamps', everyMs: 5 * SECOND, run: async () => void (await stamps.execute()) },
    { name: 'reminders', everyMs: 30 * SECOND, run: async () => void (await reminders.execute()) },
    { name: 'alerts', everyMs: 5 * SECOND, run: checkAlerts },
    { name: 'corporateActions', everyMs: MINUTE, firstMs: 10 * SECOND, run: carryOver },
    { name: 'settlement', everyMs: 30 * SECOND, run: reviewStrategies },
    { name: 'sweep', everyMs: 10 * MINUTE, run: purgeRecords },
    { name: 'outbox', everyMs: 60 * MINUTE, run: purgeOutbox },
    { name: 'images', everyMs: 60 * MINUTE, run: purgeImages },
  ];
};

/** Starts the jobs and returns a function that stops them. */
export function startJobs(container: Container): () => Promise<void> {
  const logger = resolve(container, PORTS.logger);
  const running = jobsOf(container).map((job) =>
    startJob(job, logger, resolve(container, PORTS.metrics)),
  );
  return async () => void (await Promise.all(running.map((job) => job.stop())));
}
