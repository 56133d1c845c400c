export { YamlDocumentParser } from './yaml-document-parser.ts';
