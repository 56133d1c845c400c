export { HttpsHookSender, isPublicAddress } from './https-hook-sender.ts';
export { StandardHookSigner } from './standard-hook-signer.ts';
