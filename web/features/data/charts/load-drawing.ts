/** The code that draws, in a file of its own. It is fetched beside the engine, so that a chart asks for nothing. */
export const loadDrawing = () => import('./chart-drawing.ts');
