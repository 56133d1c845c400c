import { renderer } from '../renderer.ts';
import { nestReactProjectTarget } from '../targets/nest-react-project.ts';
import { serverOf } from './nest/server.ts';
import { postgresDdl } from './postgres-ddl.ts';
import { pagesOf } from './react/pages.ts';
import { projectFiles } from './project/project-files.ts';
import { NOTHING_READ } from './text/nothing-read.ts';

/** A whole project: a NestJS server on an embedded database, and React pages for each entity. */
export const nestReactProject = renderer({
  ...nestReactProjectTarget,
  render(model) {
    const server = serverOf(model);
    if (server.length === 0) return NOTHING_READ;
    const { features, application } = pagesOf(model);
    const [tables] = postgresDdl.render(model, {});
    return [
      ...projectFiles(tables!.text),
      ...[...features, ...application].map(({ path, text }) => ({ path: `web/${path}`, text })),
      ...server.map(({ path, text }) => ({ path: `server/${path}`, text })),
    ];
  },
});
