import { ChangeAnalysis, DeleteAnalysis, ListAnalyses, SaveAnalysis } from '@toolyard/core/data';
import { PORTS } from './ports.ts';
import { wire, write, type Wiring } from './wiring.ts';

/** Analyses that accounts keep. */
export const ANALYSIS_WIRING: readonly Wiring[] = [
  wire(ListAnalyses, [PORTS.analysisReader]),
  write(
    SaveAnalysis,
    [PORTS.clock, PORTS.ids],
    (all, time, source) => new SaveAnalysis(all, time, source),
  ),
  write(ChangeAnalysis, [PORTS.clock], (all, time) => new ChangeAnalysis(all, time)),
  write(DeleteAnalysis, [PORTS.clock], (all, time) => new DeleteAnalysis(all, time)),
];
