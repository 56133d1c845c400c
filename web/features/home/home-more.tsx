import { Benefits } from './benefits.tsx';
import { ClosingBand } from './closing-band.tsx';
import { Facts } from './facts.tsx';
import { Features } from './features.tsx';
import { Testimonials } from './testimonials.tsx';

/** The home page below its tools. */
export const HomeMore = () => (
  <>
    <Benefits />
    <Features />
    <Facts />
    <Testimonials />
    <ClosingBand />
  </>
);
