import { join } from 'node:path';
import { AccountMailRenderer } from '@toolyard/core/accounts';
import { InvitationMailRenderer } from '@toolyard/core/content';
import { LotteryMailRenderer } from '@toolyard/core/lottery';
import { CombinedMailRenderer } from '@toolyard/core/mail';
import { AlertMailRenderer } from '@toolyard/core/options/alerts';
import { FolderMailer, FolderOutbox, SmtpMailer } from '@toolyard/mail';
import type { Container } from 'inversify';
import { MailWatch } from '../../health/mail-watch.ts';
import { PORTS } from '../ports.ts';
import { siteUrl } from '../site-url.ts';
import { bind, resolve } from '../typed-container.ts';

/** A mail server where one is given, else the outbox in the data folder. */
export function bindMail(container: Container): void {
  const settings = resolve(container, PORTS.settings);
  const { smtpUrl, mailFrom: from, dataDir, mode } = settings;
  const folder = join(dataDir, 'outbox');
  bind(container, PORTS.mailer).toConstantValue(
    smtpUrl === null ? new FolderMailer({ folder, from }) : new SmtpMailer({ url: smtpUrl, from }),
  );
  // In production the mail of users must not be readable in the console.
  const isReadable = smtpUrl === null && mode !== 'production';
  const outbox = new FolderOutbox(folder);
  bind(container, PORTS.outboxFolder).toConstantValue(outbox);
  bind(container, PORTS.localOutbox).toConstantValue(isReadable ? outbox : null);
  bind(container, PORTS.droppedMail).toDynamicValue(
    (of) => new MailWatch(resolve(of, PORTS.logger), resolve(of, PORTS.metrics)),
  );
  bind(container, PORTS.letterWriter).toDynamicValue(
    (of) =>
      new CombinedMailRenderer([
        new AccountMailRenderer(
          resolve(of, PORTS.work),
          resolve(of, PORTS.secrets),
          resolve(of, PORTS.clock),
          siteUrl(settings),
          settings.invitationDays,
        ),
        new LotteryMailRenderer(
          resolve(of, PORTS.lotteryReaders),
          resolve(of, PORTS.clock),
          resolve(of, PORTS.drawPorts).signer.publicKey,
          siteUrl(settings),
        ),
        new InvitationMailRenderer(
          resolve(of, PORTS.spaceReader),
          resolve(of, PORTS.clock),
          siteUrl(settings),
        ),
        new AlertMailRenderer(
          { notices: resolve(of, PORTS.noticeReader), users: resolve(of, PORTS.userReader) },
          siteUrl(settings),
        ),
      ]),
  );
}
