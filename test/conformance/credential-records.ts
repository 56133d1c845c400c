import type { EmailConfirmation, PasswordReset, SecondFactor } from '@toolyard/core/accounts';
import type { OutgoingMail } from '@toolyard/core/mail';
import { newId, NOON } from './repository-records.ts';

export const aReset = (userId: string, change: Partial<PasswordReset> = {}): PasswordReset => ({
  userId,
  tokenHash: newId(),
  createdAt: NOON,
  expiresAt: NOON + 1,
  ...change,
});

export const aConfirmation = (
  userId: string,
  change: Partial<EmailConfirmation> = {},
): EmailConfirmation => ({
  userId,
  email: '梅@example.com',
  tokenHash: newId(),
  createdAt: NOON,
  expiresAt: NOON + 1,
  ...change,
});

export const aSecondFactor = (
  ownerId: string,
  change: Partial<SecondFactor> = {},
): SecondFactor => ({
  ownerId,
  version: 1,
  sealedSecret: 'key.sealed',
  confirmedAt: null,
  lastStep: null,
  recoveryHashes: [],
  createdAt: NOON,
  updatedAt: NOON,
  ...change,
});

export const aMail = (change: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: newId(),
  kind: 'password-changed',
  accountId: null,
  address: '梅@example.com',
  language: 'zh-CN',
  createdAt: NOON,
  dueAt: NOON,
  subjectId: null,
  attempts: 0,
  enclosure: null,
  ...change,
});
