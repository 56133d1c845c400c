import { ValidateIf } from 'class-validator';

/** May be left out, but not be null. */
export const IfGiven = () => ValidateIf((_, value) => value !== undefined);
