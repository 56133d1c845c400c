import { Graph, layout } from '@dagrejs/dagre';
import { linksOf, type Entity, type Link, type Model } from '@toolyard/core/codegen';
import { BOX_WIDTH, heightOf } from './box-size.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An entity with its place, that of its middle. */
export interface Box extends Point {
  readonly entity: Entity;
  readonly width: number;
  readonly height: number;
}

/** A link with the way of its line. */
export interface Line {
  readonly link: Link;
  readonly points: readonly Point[];
}

export interface Diagram {
  readonly model: Model;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
  readonly width: number;
  readonly height: number;
}

/** Where links lead. */
export type Direction = 'right' | 'down';

/** Places the entities of a model so that few lines cross. Called in a worker: many entities take a second. */
export function diagramOf(model: Model, direction: Direction): Diagram {
  const graph = new Graph({ multigraph: true });
  const spaces = { nodesep: 28, edgesep: 16, marginx: 8, marginy: 8 };
  graph.setGraph(
    direction === 'right'
      ? { rankdir: 'LR', ranksep: 90, ...spaces }
      : { rankdir: 'TB', ranksep: 56, ...spaces },
  );
  for (const entity of model.entities)
    graph.setNode(entity.id, { width: BOX_WIDTH, height: heightOf(entity) });
  const links = linksOf(model);
  for (const [at, { from, to }] of links.entries()) graph.setEdge(from, to, {}, String(at));
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  return {
    model,
    boxes: model.entities.map((entity) => {
      const { x, y } = graph.node(entity.id) as Point;
      return { entity, x, y, width: BOX_WIDTH, height: heightOf(entity) };
    }),
    lines: links.map((link, at) => {
      const { points } = graph.edge(link.from, link.to, String(at)) as { points: Point[] };
      return { link, points };
    }),
    width,
    height,
  };
}
