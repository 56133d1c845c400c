import { ApiProperty } from '@nestjs/swagger';
import { ADMIN_ROLES, type Admin, type AdminRole } from '@toolyard/core/accounts';
import { instant } from '../../http/instant.ts';

export class AdminResponse {
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as id' })
  _id!: string;

  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String })
  username!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String })
  email!: string;

  @ApiProperty({ enum: ADMIN_ROLES, enumName: 'AdminRole' })
  role!: AdminRole;

  @ApiProperty({ type: Boolean, description: 'Whether it may be signed in with' })
  active!: boolean;

  @ApiProperty({ type: Boolean })
  mustChangePassword!: boolean;

  @ApiProperty({ type: Boolean, description: 'Whether signing in takes a code' })
  secondFactor!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastLogin!: string | null;

  @ApiProperty({ type: 'integer', minimum: 1 })
  version!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updatedAt!: string;
}

/** An admin as the wire has it: no hash of a password. */
export function toAdminResponse(
  admin: Omit<Admin, 'passwordHash'>,
  secondFactor: boolean,
): AdminResponse {
  const { id, username, name, email, role, active, mustChangePassword, version } = admin;
  return {
    _id: id,
    id,
    username,
    name,
    email,
    role,
    active,
    mustChangePassword,
    secondFactor,
    lastLogin: admin.lastLoginAt === null ? null : instant(admin.lastLoginAt),
    version,
    createdAt: instant(admin.createdAt),
    updatedAt: instant(admin.updatedAt),
  };
}
