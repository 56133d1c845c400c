import { Body, Controller, Get, Inject, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  ChooseOrganiserName,
  LOTTERY_ORGANISER_NAME_INVALID,
  LOTTERY_ORGANISER_NAME_TAKEN,
  ORGANISER_NAME_LENGTH,
  ReadOrganiser,
} from '@toolyard/core/lottery';
import { IsString, MaxLength } from 'class-validator';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';

/** Core's rules have a limit and messages of their own; this is what is looked at all. */
const TEXT_CEILING = 5_000;

export class OrganiserNameRequest {
  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: ORGANISER_NAME_LENGTH,
    description: 'On one line; no address, and no name that speaks for the site',
    example: 'Mug Club',
  })
  @IsString()
  @MaxLength(TEXT_CEILING)
  name!: string;
}

export class OrganiserNameResponse {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null until it is chosen',
    example: 'Mug Club',
  })
  name!: string | null;
}

export class OrganiserNameEnvelope {
  @ApiProperty({ type: OrganiserNameResponse })
  data!: OrganiserNameResponse;
}

/** The name that a user runs events under. */
@ApiTags('lottery')
@Controller('api/lottery/organiser-name')
export class OrganiserNameController {
  constructor(
    @Inject(ReadOrganiser) private readonly reading: ReadOrganiser,
    @Inject(ChooseOrganiserName) private readonly choice: Write<ChooseOrganiserName>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Read your public name as an organizer' })
  @Access('lottery:own')
  @ApiOkResponse({ type: OrganiserNameEnvelope })
  async readOrganiserName(@Caller() caller: Principal): Promise<OrganiserNameEnvelope> {
    const { name } = await this.reading.execute(caller);
    return { data: { name } };
  }

  @Put()
  @ApiOperation({
    summary: 'Choose your public name as an organizer',
    description:
      'It stands with your events and in their rules; no two organizers have the same one. Drafts take a new name. Events that are published or wait for approval keep the name that they were submitted with.',
  })
  @Access('lottery:own')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: OrganiserNameEnvelope })
  @ApiErrors(LOTTERY_ORGANISER_NAME_INVALID, LOTTERY_ORGANISER_NAME_TAKEN)
  async chooseOrganiserName(
    @Body() { name }: OrganiserNameRequest,
    @WriteCall() call: Call,
  ): Promise<OrganiserNameEnvelope> {
    return { data: { name: await this.choice.execute({ name }, call) } };
  }
}
