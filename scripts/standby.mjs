/**
 * Loaded before the application by `AppProcess.prepare`. Much of a start is loading libraries, which a change of our
 * sources leaves as they are, so they are loaded ahead. The process then waits until it is told to start, and ends with
 * its parent.
 */
import { once } from 'node:events';

/** They and what they import are two thirds of all modules. */
const LIBRARIES = [
  '@mikro-orm/migrations',
  '@mikro-orm/pglite',
  '@mikro-orm/postgresql',
  '@nestjs/jwt',
  '@nestjs/platform-express',
  '@nestjs/swagger',
  '@simplewebauthn/server',
  'class-transformer',
  'class-validator',
  'inversify',
  'ioredis',
  'nodemailer',
  'sharp',
];

const leave = () => process.exit();
process.once('disconnect', leave);
await Promise.all(LIBRARIES.map((name) => import(name)));
if (!process.connected) leave();
await once(process, 'message');
process.off('disconnect', leave);
process.disconnect();
