import type { AccountMailTexts } from './account-mail.ts';

const letter = (...paragraphs: readonly string[]): string =>
  ['Hello,', ...paragraphs, 'Toolyard'].join('\n\n') + '\n';

const notYou = (link: string): string =>
  `If this wasn’t you, set a new password now. This signs out all devices:\n${link}`;

const notYouAdmin = (link: string): string =>
  `If this wasn’t you, contact another superadmin now. They can set a new password and end your sessions:\n${link}`;

export const MAIL_TEXTS_EN: AccountMailTexts = {
  'password-reset': ({ address, link }) => ({
    subject: 'Reset your Toolyard password',
    text: letter(
      `Someone, probably you, asked to reset the password of the Toolyard account ${address}.`,
      `Open this link within 30 minutes to set a new password:\n${link}`,
      'The link works once. If you didn’t ask for it, ignore this email. Your password stays the same.',
    ),
  }),
  'password-reset-sent': ({ address, link }) => ({
    subject: 'Reset your Toolyard password',
    text: letter(
      `An administrator sent you this link to reset the password of the Toolyard account ${address}.`,
      `Open it within 30 minutes to set a new password:\n${link}`,
      'The link works once. If you can sign in, ignore this email. Your password stays the same.',
    ),
  }),
  'password-changed': ({ address, at, link }) => ({
    subject: 'Your Toolyard password was changed',
    text: letter(
      `The password of the Toolyard account ${address} was changed on ${at}. All other devices were signed out.`,
      notYou(link),
    ),
  }),
  'second-factor-on': ({ address, at, link }) => ({
    subject: 'Two-step verification is on',
    text: letter(
      `Two-step verification was turned on for the Toolyard account ${address} on ${at}. From now on, signing in also requires a code from your authenticator app.`,
      'Keep your recovery codes in a safe place. They let you sign in if you lose the app.',
      notYou(link),
    ),
  }),
  'admin-password-changed': ({ address, at, link }) => ({
    subject: 'Your Toolyard console password was changed',
    text: letter(
      `The password of the console account ${address} was changed on ${at}. All other devices were signed out.`,
      notYouAdmin(link),
    ),
  }),
  'admin-second-factor-on': ({ address, at, link }) => ({
    subject: 'Two-step verification is on for your Toolyard console account',
    text: letter(
      `Two-step verification was turned on for the console account ${address} on ${at}. From now on, signing in also requires a code from your authenticator app.`,
      notYouAdmin(link),
    ),
  }),
  'admin-second-factor-off': ({ address, at, link }) => ({
    subject: 'Two-step verification is off for your Toolyard console account',
    text: letter(
      `Two-step verification was turned off for the console account ${address} on ${at}. The password alone is now enough to sign in, and the recovery codes no longer work.`,
      notYouAdmin(link),
    ),
  }),
  'second-factor-off': ({ address, at, link }) => ({
    subject: 'Two-step verification is off',
    text: letter(
      `Two-step verification was turned off for the Toolyard account ${address} on ${at}. The password alone is now enough to sign in, and the recovery codes no longer work.`,
      notYou(link),
    ),
  }),
  'email-confirmation': ({ address, link }) => ({
    subject: 'Verify your email address for Toolyard',
    text: letter(
      `Verify that ${address} is the address of your Toolyard account. Open this link within 24 hours:\n${link}`,
      'If you didn’t create this account, someone else used your address. Choose “Forgot password?” on the sign-in page to take over the account. The first reset signs everyone else out.',
    ),
  }),
  'email-change': ({ address, link }) => ({
    subject: 'Confirm your new email address for Toolyard',
    text: letter(
      `You asked to sign in to Toolyard with ${address} from now on. Open this link within 24 hours to make the change:\n${link}`,
      'Until then, your account keeps its current address. If you didn’t ask for this, ignore this email.',
    ),
  }),
  'email-changed': ({ address, at, link }) => ({
    subject: 'The email address of your Toolyard account was changed',
    text: letter(
      `The email address of the Toolyard account ${address} was changed on ${at}. ${address} can no longer be used to sign in.`,
      `If this wasn’t you, contact the operator of the site now. The contact address is on the About page:\n${link}`,
    ),
  }),
  'api-key-created': ({ address, at, link }) => ({
    subject: 'An API key was created for your Toolyard account',
    text: letter(
      `An API key was created for the Toolyard account ${address} on ${at}. Programs that have it can act on your behalf.`,
      `If this wasn’t you, revoke the key in your settings and change your password now:\n${link}`,
    ),
  }),
  'passkey-added': ({ address, at, link }) => ({
    subject: 'A passkey was added to your Toolyard account',
    text: letter(
      `A passkey was added to the Toolyard account ${address} on ${at}. It signs in without the password.`,
      `If this wasn’t you, remove the passkey in your settings and change your password now:\n${link}`,
    ),
  }),
  'passkey-removed': ({ address, at, link }) => ({
    subject: 'A passkey was removed from your Toolyard account',
    text: letter(
      `A passkey of the Toolyard account ${address} was removed on ${at}. It no longer signs in.`,
      `If this wasn’t you, check your settings and change your password now:\n${link}`,
    ),
  }),
  'admin-passkey-added': ({ address, at, link }) => ({
    subject: 'A passkey was added to your Toolyard console account',
    text: letter(
      `A passkey was added to the console account ${address} on ${at}. It signs in without the password.`,
      notYouAdmin(link),
    ),
  }),
  'admin-passkey-removed': ({ address, at, link }) => ({
    subject: 'A passkey was removed from your Toolyard console account',
    text: letter(
      `A passkey of the console account ${address} was removed on ${at}. It no longer signs in.`,
      notYouAdmin(link),
    ),
  }),
  'second-factor-refused': ({ address, at, link }) => ({
    subject: 'A wrong code was entered for your Toolyard account',
    text: letter(
      `On ${at}, someone entered the correct password of the Toolyard account ${address} but a wrong verification code. They were not signed in.`,
      'If you mistyped the code, ignore this email.',
      `If this wasn’t you, someone knows your password. Set a new one now:\n${link}`,
    ),
  }),
  'admin-second-factor-refused': ({ address, at, link }) => ({
    subject: 'A wrong code was entered for your Toolyard console account',
    text: letter(
      `On ${at}, someone entered the correct password of the console account ${address} but a wrong verification code. They were not signed in.`,
      'If you mistyped the code, ignore this email.',
      `If this wasn’t you, someone knows your password. Sign in and change it now, or contact another superadmin:\n${link}`,
    ),
  }),
  'account-deleted': ({ address, at, link }) => ({
    subject: 'Your Toolyard account was deleted',
    text: letter(
      `The Toolyard account ${address} was deleted for good on ${at}. Its strategies, settings and sessions are gone. Your name and address were replaced by a code in the records of what happened.`,
      'This is the last email about the account. The address can be used to register again.',
      `If you didn’t want this, contact the operator of the site. The contact address is on the About page:\n${link}`,
    ),
  }),
  'account-created': ({ address, link, days }) => ({
    subject: 'Your Toolyard account',
    text: letter(
      `An administrator created a Toolyard account for ${address}.`,
      `Open this link within ${days === 1 ? 'a day' : `${days} days`} to choose your password:\n${link}`,
      'The link works once, and only the one of the latest such email works. If it has expired, ask an administrator to send it again, or choose “Forgot password?” on the sign-in page.',
    ),
  }),
};
