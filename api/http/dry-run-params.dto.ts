import { QueryFlag } from './query-flag.ts';

export class DryRunParams {
  @QueryFlag('Says what would become of each line, and changes nothing')
  dryRun: 'true' | 'false' = 'false';
}
