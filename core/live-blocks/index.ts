export { articleBlockKinds } from './block-list.ts';
export { LIVE_SAMPLES } from './samples.ts';
export { parseLegs } from './leg-text.ts';
export { boundsText, payoffCurves, payoffWords, pictureText, shortPrice } from './payoff-figure.ts';
export type { PayoffCurves, PayoffFigure } from './payoff-figure.ts';
export { PAYOFF_CLASS, PAYOFF_PICTURE_PATH } from './payoff-html.ts';
export { payoffOf } from './payoff-of.ts';
export { payoffPicture } from './payoff-picture.ts';
