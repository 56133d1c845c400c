export { MarkupFrontMatterParser } from './markup-front-matter-parser.ts';
