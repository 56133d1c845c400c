export { SystemClock } from './system-clock.ts';
export { UuidIds } from './uuid-ids.ts';
export { Argon2PasswordHasher } from './argon2-password-hasher.ts';
export { JwtTokenIssuer } from './jwt-token-issuer.ts';
export { PublishedCommonPasswords } from './published-common-passwords.ts';
export { RandomSecretSource } from './random-secret-source.ts';
export { KeyRingError, parseKeyRing } from './signing-keys.ts';
export type { KeyRing, SigningKey } from './signing-keys.ts';
export { developmentKeys } from './development-keys.ts';
