/** Lengths beyond which nothing is looked at; the rules of accounts are core's. */
export const EMAIL_CEILING = 320;
export const TEXT_CEILING = 1000;
export const CODE_CEILING = 100;
