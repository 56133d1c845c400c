/** Why a backup cannot be made, read or restored; nothing was changed. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}
