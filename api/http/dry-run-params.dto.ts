import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

export class DryRunParams {
  @ApiPropertyOptional({
    enum: ['true', 'false'],
    default: 'false',
    description: 'Says what would become of each line, and changes nothing',
  })
  @IsOptional()
  @IsIn(['true', 'false'])
  dryRun: 'true' | 'false' = 'false';
}
