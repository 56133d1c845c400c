import { ApiProperty } from '@nestjs/swagger';
import { AdminResponse } from '../session/admin.dto.ts';

export class AdminsResponse {
  @ApiProperty({ type: [AdminResponse], description: 'By username' })
  data!: AdminResponse[];
}

export class AdminEnvelope {
  @ApiProperty({ type: AdminResponse })
  data!: AdminResponse;
}
