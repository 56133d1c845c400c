import type { NamingRules } from './identifier.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** TypeScript: reserved words, and types and globals that a type must not hide. */
export const TYPESCRIPT_TYPES: NamingRules = {
  reserved: words(
    'Array Boolean Date Error Function Map Number Object Promise Record Set String Symbol Partial Required Readonly Pick Omit Exclude Extract NonNullable JsonValue BigInt Buffer Blob File Uint8Array RegExp Infinity NaN Proxy Reflect Intl JSON Math Iterator Generator',
  ),
  allLetters: true,
  ignoresCase: false,
  longest: 100,
};

/** GraphQL: letters a to z only. */
export const GRAPHQL: NamingRules = {
  reserved: words('true false null Query Mutation Subscription Int Float String Boolean ID'),
  allLetters: false,
  ignoresCase: false,
  longest: 100,
};

/** Prisma: no words of JavaScript. */
export const PRISMA: NamingRules = {
  reserved: words(
    'PrismaClient async await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return super switch this throw true try type typeof undefined using var void while with yield String Int BigInt Float Decimal Boolean DateTime Json Bytes Unsupported',
  ),
  allLetters: true,
  ignoresCase: false,
  longest: 100,
};
