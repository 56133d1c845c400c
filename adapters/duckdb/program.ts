/** The size of the engine's program, which a compressed answer does not tell. */
export const PROGRAM_BYTES = 34_242_586;
