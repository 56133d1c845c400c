import {
  Body,
  Controller,
  Get,
  HttpException,
  Module,
  NotFoundException,
  Post,
  Query,
  type Type,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  ApiBody,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiProperty,
  ApiQuery,
  ApiResponse,
  DocumentBuilder,
  SwaggerModule,
} from '@nestjs/swagger';
import type { RequestHandler } from 'express';
import type { AddressInfo } from 'node:net';
import type { ApiDocument } from '../wire/openapi.ts';
import { sender } from '../wire/send.ts';
import { strangers } from './callers.ts';
import type { FuzzTarget } from './fuzz.ts';

class NoteRequest {
  @ApiProperty({ type: String })
  title!: string;

  @ApiProperty({ type: String })
  text!: string;
}

class NoteResponse {
  @ApiProperty({ type: String })
  title!: string;
}

class Refusal {
  @ApiProperty({ type: String })
  code!: string;

  @ApiProperty({ type: String })
  message!: string;
}

const Documented = () => ApiResponse({ status: 400, type: Refusal });
const NOT_VALID = { code: 'NOT_VALID', message: 'Not valid' };
const titleOf = ({ title }: Partial<NoteRequest>): NoteResponse => {
  if (typeof title !== 'string' || title.length > 1_000) throw new HttpException(NOT_VALID, 400);
  return { title };
};

@Controller('planted')
export class ThrowsOnNul {
  @Post()
  @ApiBody({ type: NoteRequest })
  @ApiResponse({ status: 201, type: NoteResponse })
  @Documented()
  throwsOnNul(@Body() body: NoteRequest) {
    if (body.text?.includes?.('\0'))
      throw new Error('invalid byte sequence for encoding "UTF8": 0x00');
    return titleOf(body);
  }
}

@Controller('planted')
export class UndocumentedStatus {
  @Get()
  @ApiQuery({ name: 'limit', type: 'integer', required: false })
  @ApiOkResponse({ type: NoteResponse })
  @Documented()
  undocumentedStatus(@Query('limit') limit: string | undefined): NoteResponse {
    if (Number(limit) < 0) throw new HttpException({ code: 'NEGATIVE', message: 'Negative' }, 416);
    return { title: 'Fine' };
  }
}

@Controller('planted')
export class TellsTooMuch {
  @Post()
  @ApiBody({ type: NoteRequest })
  @ApiResponse({ status: 201, type: NoteResponse })
  @Documented()
  tellsTooMuch(@Body() body: NoteRequest) {
    return { ...titleOf(body), ...(body.text === '' && { passwordHash: '$argon2id$' }) };
  }
}

@Controller('planted')
export class RefusesWithoutWords {
  @Get()
  @ApiQuery({ name: 'query', type: String })
  @ApiOkResponse({ type: NoteResponse })
  @ApiNotFoundResponse()
  @Documented()
  refusesWithoutWords(@Query('query') query: unknown): NoteResponse {
    if (Array.isArray(query)) throw new NotFoundException();
    return { title: 'Fine' };
  }
}

@Controller('planted')
export class NeverAnswers {
  @Get()
  @ApiQuery({ name: 'query', type: String })
  @ApiOkResponse({ type: NoteResponse })
  @Documented()
  neverAnswers(@Query('query') query: string | undefined): Promise<NoteResponse> | NoteResponse {
    return query === undefined ? new Promise(() => undefined) : { title: 'Fine' };
  }
}

@Controller('planted')
export class Sound {
  @Post()
  @ApiBody({ type: NoteRequest })
  @ApiResponse({ status: 201, type: NoteResponse })
  @Documented()
  sound(@Body() body: NoteRequest) {
    return titleOf(body);
  }
}

/** Bodies of any type and size, refused only where they are no JSON. */
const readAnything: RequestHandler = (request, response, next) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.once('end', () => {
    try {
      request.body = (JSON.parse(Buffer.concat(chunks).toString() || '{}') ?? {}) as unknown;
      next();
    } catch {
      response.status(400).json(NOT_VALID);
    }
  });
};

@Module({})
class PlantedModule {}

/** An application of one controller, without the checks that ours has before every handler. */
export async function openPlanted(
  controller: Type,
  patience: number,
): Promise<FuzzTarget & { readonly url: string; close(): Promise<void> }> {
  const module = { module: PlantedModule, controllers: [controller] };
  const app = await NestFactory.create(module, { logger: false, bodyParser: false });
  app.use(readAnything);
  const document = SwaggerModule.createDocument(app, new DocumentBuilder().build(), {
    operationIdFactory: (_controller, method) => method,
  }) as unknown as ApiDocument;
  await app.listen(0, '127.0.0.1');
  const { port } = (app.getHttpServer() as { address(): AddressInfo }).address();
  const url = `http://127.0.0.1:${port}`;
  const { send, close } = sender(url, patience);
  return {
    url,
    document,
    examples: {},
    send,
    callers: strangers,
    close: async () => {
      close();
      await app.close();
    },
  };
}
