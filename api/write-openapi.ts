import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { describeApi } from './document/api-document.ts';

writeFileSync(process.argv[2] ?? 'api/openapi.json', await describeApi());
