export const en = {
  'recovery.title': 'Reset your password',
  'recovery.text': 'We’ll email you a link to set a new one.',
  'recovery.send': 'Send link',
  'recovery.sending': 'Sending...',
  'recovery.sentTitle': 'Check your email',
  'recovery.sent':
    'If {email} has an account, we’ve sent it a link. The link works once and expires in 30 minutes.',
  'recovery.notArrived':
    'Didn’t get it? Check your spam folder, or request another link in a few minutes.',
  'recovery.again': 'Request again',
  'recovery.back': 'Back to sign-in',
  'recovery.failed': 'Couldn’t send the link. Try again later',
  'recovery.newTitle': 'Set a new password',
  'recovery.newText': 'Saving it signs you out on all devices.',
  'recovery.newPassword': 'New password',
  'recovery.confirm': 'Confirm new password',
  'recovery.save': 'Save password',
  'recovery.saving': 'Saving...',
  'recovery.saveFailed': 'Couldn’t save the password. Try again later',
  'recovery.doneTitle': 'Password changed',
  'recovery.done':
    'You are signed out on all devices, and no device is trusted any more. Sign in with your new password to see what else opens your account.',
  'recovery.voidTitle': 'This link doesn’t work',
  'recovery.void': 'It has expired, was already used, or is incomplete.',
  'recovery.newLink': 'Request a new link',
  'invitation.title': 'Choose your password',
  'invitation.text': 'An administrator has created your account. With this password you sign in.',
  'invitation.doneTitle': 'Your account is ready',
  'invitation.done': 'Sign in with your email address and the password you have just chosen.',
  'invitation.usedTitle': 'You have accepted this invitation',
  'invitation.used':
    'Its link works once. Sign in with the password that was chosen then, or reset it with “Forgot password?”.',
  'invitation.expiredTitle': 'This invitation has expired',
  'invitation.expired':
    'Ask an administrator to send it again, or request a link to set a password now.',
  'invitation.voidTitle': 'This invitation doesn’t work',
  'invitation.void':
    'It was replaced by a newer one, or the link is incomplete. Open the link in the latest email.',
  'confirmEmail.title': 'Verify your email address',
  'confirmEmail.text': 'Press the button to verify that this address belongs to your account.',
  'confirmEmail.confirm': 'Verify address',
  'confirmEmail.working': 'Verifying...',
  'confirmEmail.failed': 'Couldn’t verify the address. Try again later',
  'confirmEmail.doneTitle': 'Email address verified',
  'confirmEmail.done': 'Use this address to sign in.',
  'confirmEmail.void':
    'The link has expired, was already used, or is incomplete. Request a new one from your profile.',
  'confirmEmail.profile': 'Go to your profile',
} as const;

export type RecoveryTexts = Record<keyof typeof en, string>;
