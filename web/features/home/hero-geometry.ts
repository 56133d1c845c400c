/** The example of the hero: MSFT at 342.23 on 2021-11-22, an iron condor sold for 1.87, 25 days before its expiry. */
export const EXAMPLE = {
  spot: 342.23,
  breakevens: [323.13, 361.87],
  strikes: [315, 325, 360, 370],
  profit: 187,
  loss: -813,
  /** One standard deviation each way. */
  band: [324.2, 361.7],
  /** The model's profit today, by price. */
  today: [
    [296, -640],
    [303.8, -525],
    [311.7, -387],
    [319.5, -244],
    [327.3, -120],
    [335.2, -37],
    [342.2, -13],
    [348.5, -36],
    [356.3, -120],
    [364.1, -249],
    [372, -396],
    [379.8, -533],
    [390, -669],
  ],
} as const;

/** A drawing of one size; texts are never scaled, so each width has its own. */
export interface HeroFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Dollars between labels of the price axis. */
  readonly stride: number;
}

export const WIDE: HeroFrame = {
  width: 560,
  height: 270,
  left: 48,
  top: 36,
  right: 550,
  bottom: 236,
  stride: 20,
};

export const NARROW: HeroFrame = {
  width: 318,
  height: 244,
  left: 46,
  top: 36,
  right: 310,
  bottom: 210,
  stride: 30,
};

const FROM = 296;
const TO = 390;
const HIGH = 330;
const LOW = -930;

interface HeroScale {
  readonly x: (price: number) => number;
  readonly y: (profit: number) => number;
}

export const scaleOf = (frame: HeroFrame): HeroScale => ({
  x: (price) => round(frame.left + ((price - FROM) / (TO - FROM)) * (frame.right - frame.left)),
  y: (profit) => round(frame.top + ((HIGH - profit) / (HIGH - LOW)) * (frame.bottom - frame.top)),
});

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

/** A smooth line through points: each piece leaves and arrives along its neighbours' direction. */
export function smoothPath(points: readonly (readonly [number, number])[]): string {
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))]!;
  return points
    .map(([x, y], i) => {
      if (i === 0) return `M${x} ${y}`;
      const [x0, y0] = at(i - 1);
      const out = [x0 + (x - at(i - 2)[0]) / 6, y0 + (y - at(i - 2)[1]) / 6].map(round);
      const into = [x - (at(i + 1)[0] - x0) / 6, y - (at(i + 1)[1] - y0) / 6].map(round);
      return `C${out.join(' ')} ${into.join(' ')} ${x} ${y}`;
    })
    .join('');
}

/** Prices of the axis: every fifth dollar has a tick, every `stride`th from 300 a label. */
export const priceTicks = (frame: HeroFrame): readonly { price: number; long: boolean }[] =>
  Array.from({ length: 19 }, (_, i) => 300 + i * 5).map((price) => ({
    price,
    long: (price - 300) % frame.stride === 0 && price < TO,
  }));
