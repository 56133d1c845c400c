import { SetMetadata } from '@nestjs/common';
import type { AccessPolicy } from '@toolyard/core/accounts';

export const ACCESS = 'toolyard:access';

/** Names the policy that decides who may call a handler; a handler without one cannot be called. */
export const Access = (policy: AccessPolicy) => SetMetadata(ACCESS, policy);
