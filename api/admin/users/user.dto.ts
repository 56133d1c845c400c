import { ApiProperty } from '@nestjs/swagger';
import { USER_ROLES, type UserRole, type UserView } from '@toolyard/core/accounts';
import { instant } from '../../http/instant.ts';
import { OutcomeResponse } from '../../http/outcome.dto.ts';

export class ManagedUserResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String, example: 'mei@example.com' })
  email!: string;

  @ApiProperty({ type: Boolean, description: 'Whether the owner opened a link mailed to it' })
  emailVerified!: boolean;

  @ApiProperty({ enum: USER_ROLES, enumName: 'UserRole' })
  role!: UserRole;

  @ApiProperty({ type: 'integer', description: 'For If-Match' })
  version!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updatedAt!: string;
}

export class ManagedUserEnvelope {
  @ApiProperty({ type: ManagedUserResponse })
  user!: ManagedUserResponse;
}

export class ManagedUsersResponse {
  @ApiProperty({ type: [ManagedUserResponse] })
  users!: ManagedUserResponse[];

  @ApiProperty({ type: 'integer', description: 'Which page it is; by a cursor about which' })
  page!: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  totalPages!: number;

  @ApiProperty({ type: 'integer', description: 'Beyond 10,000 it may be five seconds old' })
  total!: number;

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;

  @ApiProperty({ type: String, nullable: true })
  previousCursor!: string | null;
}

export class BulkUserOutcomeResponse extends OutcomeResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;
}

export class BulkUsersResponse {
  @ApiProperty({ type: [BulkUserOutcomeResponse], description: 'In the order of the ids' })
  data!: BulkUserOutcomeResponse[];
}

export class ImportedRowResponse extends OutcomeResponse {
  @ApiProperty({ type: 'integer', description: 'Where it ends in the file' })
  line!: number;

  @ApiProperty({ type: String, description: 'Empty where it cannot be shown' })
  email!: string;
}

export class ImportReportResponse {
  @ApiProperty({ type: 'integer' })
  created!: number;

  @ApiProperty({ type: 'integer' })
  refused!: number;

  @ApiProperty({ type: [ImportedRowResponse] })
  rows!: ImportedRowResponse[];
}

export class ImportUsersResponse {
  @ApiProperty({ type: ImportReportResponse })
  data!: ImportReportResponse;
}

export const toManagedUser = (person: UserView): ManagedUserResponse => {
  const { id, name, email, role, version } = person;
  const emailVerified = person.emailVerifiedAt !== null;
  const times = { createdAt: instant(person.createdAt), updatedAt: instant(person.updatedAt) };
  return { id, name, email, emailVerified, role, version, ...times };
};
