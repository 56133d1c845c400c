import { VerifyAudit } from '@toolyard/core/audit';
import { SendDueMail, PurgeLocalOutbox } from '@toolyard/core/mail';
import { PurgeUnusedImages } from '@toolyard/core/tools';
import { PurgeExpired } from '@toolyard/core/retention';
import { PORTS } from '../composition/ports.ts';
import { resolve, type Container } from '../composition/typed-container.ts';
import { startJob, type Job } from './job-loop.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Everything that a server does unasked. */
const jobsOf = (container: Container): readonly Job[] => {
  const mail = container.get(SendDueMail);
  const sweeping = container.get(PurgeExpired);
  const images = container.get(PurgeUnusedImages);
  const letters = container.get(PurgeLocalOutbox);
  const logger = resolve(container, PORTS.logger);
  const watch = resolve(container, PORTS.clockWatch);
  const sweep = async () => {
    if (!watch.allowsPurge()) return;
    const swept = await sweeping.execute();
    if (Object.keys(swept).length > 0) logger.info({ swept }, 'swept');
  };
  const verification = container.get(VerifyAudit);
  const walkAudit = async () =>
    resolve(container, PORTS.auditWatch).update(await verification.execute());
  const sweepImages = async () => {
    if (!watch.allowsPurge()) return;
    const count = await images.execute();
    if (count > 0) logger.info({ count }, 'swept images that no tool refers to');
  };
  const sweepLetters = async () => {
    if (!watch.allowsPurge()) return;
    const count = await letters.execute();
    if (count > 0) logger.info({ count }, 'swept letters of the outbox');
  };
  return [
    { name: 'audit', everyMs: 60 * MINUTE, firstMs: 10 * SECOND, run: walkAudit },
    { name: 'clock', everyMs: SECOND, run: () => Promise.resolve(void watch.isSteady()) },
    { name: 'mail', everyMs: SECOND, run: () => mail.execute() },
    { name: 'sweep', everyMs: 10 * MINUTE, run: sweep },
    { name: 'letters', everyMs: 60 * MINUTE, run: sweepLetters },
    { name: 'images', everyMs: 60 * MINUTE, run: sweepImages },
  ];
};

/** Starts the jobs; the answer stops them. */
export function startJobs(container: Container): () => Promise<void> {
  const logger = resolve(container, PORTS.logger);
  const running = jobsOf(container).map((job) =>
    startJob(job, logger, resolve(container, PORTS.metrics)),
  );
  return async () => void (await Promise.all(running.map((job) => job.stop())));
}
