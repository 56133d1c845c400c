import type { AccountLetters } from './letter-facts.ts';

const letter = (...paragraphs: readonly string[]): string =>
  ['Hello,', ...paragraphs, 'Toolyard'].join('\n\n') + '\n';

const notYou = (link: string): string =>
  `If this was not you, set a new password at once; it signs everybody out:\n${link}`;

const notYouAdmin = (link: string): string =>
  `If this was not you, tell another superadmin at once, who can set a new password and end your sessions:\n${link}`;

export const LETTERS_EN: AccountLetters = {
  'password-reset': ({ address, link }) => ({
    subject: 'Set a new password for Toolyard',
    text: letter(
      `Somebody, probably you, asked to set a new password for the Toolyard account of ${address}.`,
      `Open this link within 30 minutes to choose it:\n${link}`,
      'The link works once. If you did not ask for it there is nothing to do: your password stays as it is.',
    ),
  }),
  'password-changed': ({ address, at, link }) => ({
    subject: 'Your Toolyard password was changed',
    text: letter(
      `The password of the Toolyard account of ${address} was changed on ${at}. Other devices were signed out.`,
      notYou(link),
    ),
  }),
  'second-factor-on': ({ address, at, link }) => ({
    subject: 'Two-step verification is on',
    text: letter(
      `Two-step verification was switched on for the Toolyard account of ${address} on ${at}. From now on signing in takes a code from your authenticator app as well.`,
      'Keep your recovery codes in a safe place: they let you in when the app is lost.',
      notYou(link),
    ),
  }),
  'admin-password-changed': ({ address, at, link }) => ({
    subject: 'The password of your Toolyard console account was changed',
    text: letter(
      `The password of the console account of ${address} was changed on ${at}. Other devices were signed out.`,
      notYouAdmin(link),
    ),
  }),
  'admin-second-factor-on': ({ address, at, link }) => ({
    subject: 'Two-step verification of your Toolyard console account is on',
    text: letter(
      `Two-step verification was switched on for the console account of ${address} on ${at}. From now on signing in takes a code from your authenticator app as well.`,
      notYouAdmin(link),
    ),
  }),
  'admin-second-factor-off': ({ address, at, link }) => ({
    subject: 'Two-step verification of your Toolyard console account is off',
    text: letter(
      `Two-step verification was switched off for the console account of ${address} on ${at}. The password alone is enough to sign in now, and the recovery codes are void.`,
      notYouAdmin(link),
    ),
  }),
  'second-factor-off': ({ address, at, link }) => ({
    subject: 'Two-step verification is off',
    text: letter(
      `Two-step verification was switched off for the Toolyard account of ${address} on ${at}. The password alone is enough to sign in now, and the recovery codes are void.`,
      notYou(link),
    ),
  }),
  'email-confirmation': ({ address, link }) => ({
    subject: 'Confirm your email address for Toolyard',
    text: letter(
      `Please confirm that ${address} is the address of your Toolyard account. Open this link within 24 hours:\n${link}`,
      'If you did not create this account, someone used your address. Choose "Forgot password" on the sign-in page to take the account over: the first reset signs everybody else out.',
    ),
  }),
  'email-change': ({ address, link }) => ({
    subject: 'Confirm your new email address for Toolyard',
    text: letter(
      `You asked to sign in to Toolyard with ${address} from now on. Open this link within 24 hours to make the change:\n${link}`,
      'Until then your account keeps its present address. If you did not ask for this, ignore this mail.',
    ),
  }),
  'email-changed': ({ address, at, link }) => ({
    subject: 'The email address of your Toolyard account was changed',
    text: letter(
      `The Toolyard account of ${address} got another email address on ${at}. ${address} can no longer be used to sign in.`,
      `If this was not you, write to the operator of the site at once. Its contact address is on the About page.\n${link}`,
    ),
  }),
  'second-factor-refused': ({ address, at, link }) => ({
    subject: 'A wrong code was entered for your Toolyard account',
    text: letter(
      `On ${at} somebody entered the right password of the Toolyard account of ${address}, but a wrong code of the second step. They were not let in.`,
      'If you mistyped the code there is nothing to do.',
      `If this was not you, somebody knows your password. Set a new one at once:\n${link}`,
    ),
  }),
  'admin-second-factor-refused': ({ address, at, link }) => ({
    subject: 'A wrong code was entered for your Toolyard console account',
    text: letter(
      `On ${at} somebody entered the right password of the console account of ${address}, but a wrong code of the second step. They were not let in.`,
      'If you mistyped the code there is nothing to do.',
      `If this was not you, somebody knows your password. Sign in and change it at once, or tell another superadmin:\n${link}`,
    ),
  }),
  'account-created': ({ address, link }) => ({
    subject: 'Your Toolyard account',
    text: letter(
      `An operator made a Toolyard account for ${address}.`,
      `Open this link within 30 minutes to choose its password:\n${link}`,
      'The link works once. Should it have expired, ask for another one under "Forgot password" where one signs in.',
    ),
  }),
};
