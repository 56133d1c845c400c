import type { OutputFile } from '../../renderer.ts';
import { ANY_NUMBER, isAnyNumber } from '../mikro-orm/any-number.ts';
import type { EntityWriter } from '../mikro-orm/entity-writer.ts';
import type { RowModel } from '../mikro-orm/row-model.ts';
import { propertyKey } from '../text/source-text.ts';
import { hasDecimalPlaces } from './columns.ts';
import { MAX_DECIMAL_PLACES } from './decimal-places.ts';
import { featureNames } from './feature-names.ts';
import type { SampleRows } from './sample-rows.ts';

const PAGE_QUERY = `import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';

/** Which rows of a list, and in which order. */
export class PageQuery {
  @ApiProperty({ required: false, type: 'integer', minimum: 0 })
  @Type(() => Number)
  @IsInt()
  @Min(0)
  offset = 0;

  @ApiProperty({ required: false, type: 'integer', minimum: 1, maximum: 100 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit = 20;

  @ApiProperty({ required: false, enum: ['asc', 'desc'] })
  @IsIn(['asc', 'desc'])
  order: 'asc' | 'desc' = 'asc';
}
`;

const FILTER = `import {
  ConstraintViolationException,
  DriverException,
  ForeignKeyConstraintViolationException,
  UniqueConstraintViolationException,
} from '@mikro-orm/core';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';

const isConflict = (error: DriverException): boolean =>
  error instanceof UniqueConstraintViolationException ||
  error instanceof ForeignKeyConstraintViolationException;

/** Values that a type of the database cannot hold have codes of this class. */
const isBadValue = (error: DriverException): boolean => String(error.code).startsWith('22');

/** Answers what the database refuses with 409 or 422. */
@Catch(DriverException)
export class DatabaseErrorFilter implements ExceptionFilter<DriverException> {
  catch(error: DriverException, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const isRefused = error instanceof ConstraintViolationException || isBadValue(error);
    const statusCode = isConflict(error) ? 409 : isRefused ? 422 : 500;
    if (statusCode === 500) console.error(error);
    const { detail } = error as { detail?: string };
    const message = statusCode === 500 ? 'Internal error' : (detail ?? error.message);
    response.status(statusCode).json({ statusCode, message });
  }
}
`;

const DATABASE_MODULE = `import { EntityManager, MikroORM, RequestContext } from '@mikro-orm/pglite';
import {
  type DynamicModule,
  type MiddlewareConsumer,
  Module,
  type NestModule,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { ENTITIES } from '../entities.js';
import { migrate } from './migrate.js';
import { seed } from './seed.js';

async function openDatabase(dataDir: string): Promise<MikroORM> {
  const orm = await MikroORM.init({ entities: ENTITIES, dbName: dataDir, forceUtcTimezone: true });
  await migrate(orm);
  await seed(orm.em.fork());
  return orm;
}

/** The embedded database, and an entity manager of its own for each request. */
@Module({})
export class DatabaseModule implements NestModule, OnApplicationShutdown {
  constructor(private readonly orm: MikroORM) {}

  static in(dataDir: string): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        { provide: MikroORM, useFactory: () => openDatabase(dataDir) },
        { provide: EntityManager, useFactory: (orm: MikroORM) => orm.em, inject: [MikroORM] },
      ],
      exports: [EntityManager],
    };
  }

  configure(consumer: MiddlewareConsumer): void {
    consumer
      .apply((_request: Request, _response: Response, next: NextFunction) =>
        RequestContext.create(this.orm.em, next),
      )
      .forRoutes('{*all}');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.orm.close();
  }
}
`;

const MIGRATE = `import { readdir, readFile } from 'node:fs/promises';
import type { MikroORM } from '@mikro-orm/pglite';

const FOLDER = new URL('../../migrations/', import.meta.url);

/** Runs the migrations that have not been run, in the order of their names. */
export async function migrate(orm: MikroORM): Promise<void> {
  const connection = orm.em.getConnection();
  await connection.execute('create table if not exists applied_migration (name text primary key)');
  const applied: { name: string }[] = await connection.execute(
    'select name from applied_migration',
  );
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names.filter((each) => !applied.some((row) => row.name === each))) {
    const statements = await readFile(new URL(name, FOLDER), 'utf8');
    const done = \`insert into applied_migration (name) values ('\${name.replaceAll("'", "''")}');\`;
    await connection.executeDump(\`begin;\\n\${statements}\\n\${done}\\ncommit;\`);
  }
}
`;

const APP = `import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { AppModule } from './app.module.js';
import { DatabaseErrorFilter } from './shared/database-error.filter.js';

const PAGES = fileURLToPath(new URL('../web/dist', import.meta.url));

/** The application on the database in a folder; \`memory://\` is one that is gone at the end. */
export async function createApp(dataDir: string): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.on(dataDir), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  app.setGlobalPrefix('api');
  app.useGlobalPipes(
    new ValidationPipe({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      errorHttpStatusCode: 422,
    }),
  );
  app.useGlobalFilters(new DatabaseErrorFilter());
  app.enableShutdownHooks();
  app.useStaticAssets(PAGES);
  const description = new DocumentBuilder().setTitle('API').setVersion('1.0').build();
  SwaggerModule.setup('docs', app, () => SwaggerModule.createDocument(app, description));
  return app;
}
`;

const MAIN = `import { fileURLToPath } from 'node:url';
import { createApp } from './app.js';

const dataDir = process.env['DATA_DIR'] ?? fileURLToPath(new URL('../data', import.meta.url));
const port = Number(process.env['PORT'] ?? 3000);

const app = await createApp(dataDir);
await app.listen(port, '127.0.0.1');
console.log(\`http://127.0.0.1:\${port}  (API: /docs)\`);
`;

/** What the features of a server share. */
export function serverFiles(
  rows: RowModel,
  entities: EntityWriter,
  samples: SampleRows,
): readonly OutputFile[] {
  const names = rows.tables.map(featureNames);
  const modules = names.map(({ className }) => `${className}Module`);
  const imports = names.map(
    ({ className, file }) => `import { ${className}Module } from './${file}/${file}.module.js';`,
  );
  const { enumerations } = rows.model;
  return [
    { path: 'main.ts', text: MAIN },
    { path: 'app.ts', text: APP },
    {
      path: 'app.module.ts',
      text: `import { type DynamicModule, Module } from '@nestjs/common';
${[...imports, "import { DatabaseModule } from './database/database.module.js';"].join('\n')}

@Module({})
export class AppModule {
  static on(dataDir: string): DynamicModule {
    return {
      module: AppModule,
      ${listMember('imports', ['DatabaseModule.in(dataDir)', ...modules])},
    };
  }
}
`,
    },
    {
      path: 'entities.ts',
      text: `${names.map(({ className, file }) => `import { ${className} } from './${file}/${file}.entity.js';`).join('\n')}

export const ENTITIES = [${names.map(({ className }) => className).join(', ')}];
`,
    },
    ...(enumerations.length === 0
      ? []
      : [
          {
            path: 'enumerations.ts',
            text: `${enumerations.map((each) => entities.enumeration(each)).join('\n\n')}\n`,
          },
        ]),
    { path: 'shared/page-query.ts', text: PAGE_QUERY },
    { path: 'shared/database-error.filter.ts', text: FILTER },
    ...(rows.tables.some(({ columns }) => columns.some(isAnyNumber))
      ? [
          {
            path: 'shared/any-number.ts',
            text: `import { Type } from '@mikro-orm/core';\n\n${ANY_NUMBER}\n`,
          },
        ]
      : []),
    ...(rows.tables.some(({ columns }) => columns.some(hasDecimalPlaces))
      ? [{ path: 'shared/max-decimal-places.ts', text: MAX_DECIMAL_PLACES }]
      : []),
    { path: 'database/database.module.ts', text: DATABASE_MODULE },
    { path: 'database/migrate.ts', text: MIGRATE },
    { path: 'database/seed.ts', text: seedFile(rows, samples) },
  ];
}

/** A list on one line, or on one for each item. */
function listMember(name: string, items: readonly string[]): string {
  const line = `${name}: [${items.join(', ')}]`;
  return line.length <= 93
    ? line
    : [`${name}: [`, ...items.map((item) => `        ${item},`), '      ]'].join('\n');
}

/** Rows to begin with, in an order in which each finds what it refers to. */
function seedFile(rows: RowModel, samples: SampleRows): string {
  const tables = samples.inOrder();
  const imports = rows.tables
    .map(featureNames)
    .map(({ className, file }) => `import { ${className} } from '../${file}/${file}.entity.js';`);
  const blocks = tables.map((table) => {
    const entries = Array.from({ length: samples.count(table) }, (_, n) => {
      const values = samples.row(table, n).map(([{ property, type }, value]) => {
        const isMoment = type.kind === 'datetime' || type.kind === 'instant';
        const isBytes = type.kind === 'bytes';
        const written = isMoment
          ? `new Date(${value})`
          : isBytes
            ? `Buffer.from(${value}, 'base64')`
            : value;
        return `${propertyKey(property)}: ${written}`;
      });
      const line = `    { ${values.join(', ')} },`;
      return line.length <= 100
        ? line.replace('{  }', '{}')
        : ['    {', ...values.map((each) => `      ${each},`), '    },'].join('\n');
    });
    return `  await em.insertMany(${table.className}, [\n${entries.join('\n')}\n  ]);`;
  });
  const [first] = tables;
  return `import type { EntityManager } from '@mikro-orm/pglite';
${imports.join('\n')}

/** Fills an empty database. */
export async function seed(em: EntityManager): Promise<void> {
  if ((await em.count(${first!.className}, {})) > 0) return;
${blocks.join('\n')}
}
`;
}
