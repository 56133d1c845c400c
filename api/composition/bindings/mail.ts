import { join } from 'node:path';
import { AccountMailRenderer } from '@toolyard/core/accounts';
import { FolderMailer, FolderOutbox, SmtpMailer } from '@toolyard/mail';
import type { Container } from 'inversify';
import { MailWatch } from '../../health/mail-watch.ts';
import { PORTS } from '../ports.ts';
import { siteUrl } from '../site-url.ts';
import { bind, take } from '../typed-container.ts';

/** A mail server where one is given, else the outbox in the data folder. */
export function bindMail(container: Container): void {
  const settings = take(container, PORTS.settings);
  const { smtpUrl, mailFrom: from, dataDir, mode } = settings;
  const folder = join(dataDir, 'outbox');
  bind(container, PORTS.mailer).toConstantValue(
    smtpUrl === null ? new FolderMailer({ folder, from }) : new SmtpMailer({ url: smtpUrl, from }),
  );
  // In production nobody reads the letters of others, wherever they are.
  const isReadable = smtpUrl === null && mode !== 'production';
  const outbox = new FolderOutbox(folder);
  bind(container, PORTS.keptLetters).toConstantValue(outbox);
  bind(container, PORTS.letterFolder).toConstantValue(isReadable ? outbox : null);
  bind(container, PORTS.droppedMail).toDynamicValue(
    (of) => new MailWatch(take(of, PORTS.logger), take(of, PORTS.metrics)),
  );
  bind(container, PORTS.letterWriter).toDynamicValue(
    (of) =>
      new AccountMailRenderer(
        take(of, PORTS.work),
        take(of, PORTS.secrets),
        take(of, PORTS.clock),
        siteUrl(settings),
      ),
  );
}
