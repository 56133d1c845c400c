import type { Result } from '../../shared/index.ts';
import type { JsonNode } from '../json/json-node.ts';
import type { SyntaxFault } from '../json/read-json.ts';

/** Parses documents that are written in JSON or YAML. */
export interface DocumentParser {
  /** The document with the digits of its numbers. Refuses aliases that multiply beyond a limit. */
  parse(text: string): Result<JsonNode, SyntaxFault>;
}
