import { useMemo, useState } from 'react';
import {
  tableVersions,
  withMigration,
  type Choices,
  type OutputFile,
} from '@toolyard/core/codegen';
import { useVersionChanges } from '../migration/use-version-changes.ts';
import type { Project } from './read-project.ts';

const NO_TABLES = { earlier: '', later: '' };
const NO_ANSWERS: Choices = {};
/** Statements are read as they stand. */
const AS_WRITTEN = { kind: 'postgresql', rootName: 'Root', choices: {}, edits: [] } as const;

/** Paths of a project, seen from its own folder. */
const pathsOf = ({ tree, folder }: Project): readonly string[] =>
  tree.paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));

/** What is generated for a project: where its tables change, with a migration. The files are null until that is written. */
export function useProjectFiles(project: Project, generated: readonly OutputFile[]) {
  const before = project.record.files;
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const versions = useMemo(() => tableVersions(before, generated), [before, generated]);
  const { earlier, later } = versions ?? NO_TABLES;
  const tables = useVersionChanges({
    earlier,
    later: { ...AS_WRITTEN, text: later },
    dialect: 'postgresql',
    answers,
  });
  const { changes } = tables;
  const files = useMemo(() => {
    if (!versions) return generated;
    return changes && withMigration(before, generated, changes.statements, pathsOf(project));
  }, [versions, generated, changes, before, project]);
  const onAnswer = (id: string, value: string) => setAnswers({ ...answers, [id]: value });
  return { files, tables: { ...tables, answers, onAnswer } };
}
