import { useEffect, useState } from 'react';
import { updateProject, type FileUpdate, type OutputFile } from '@toolyard/core/codegen';
import { projectFiles, type Project } from './read-project.ts';

interface Read {
  readonly updates: readonly FileUpdate[] | null;
  /** What was generated then. */
  readonly by: readonly OutputFile[] | null;
}

interface ProjectUpdate {
  readonly updates: readonly FileUpdate[] | null;
  /** Whether these are still of what was generated before. */
  readonly isBusy: boolean;
}

/** What becomes of the files of a project by what is generated now; null while they are read. */
export function useProjectUpdate(
  project: Project,
  generated: readonly OutputFile[] | null,
): ProjectUpdate {
  const [read, setRead] = useState<Read>({ updates: null, by: null });
  useEffect(() => {
    if (!generated) return;
    let isWanted = true;
    const before = project.record.files;
    const paths = [...new Set([...before, ...generated].map(({ path }) => path))];
    void projectFiles(project, paths).then((files) => {
      if (isWanted) setRead({ updates: updateProject(before, files, generated), by: generated });
    });
    return () => {
      isWanted = false;
    };
  }, [project, generated]);
  return { updates: generated ? read.updates : null, isBusy: read.by !== generated };
}
