/** A check that the server shares: that of class-validator fails where a number is written as 1e-7. */
export const MAX_DECIMAL_PLACES = `import { ValidateBy } from 'class-validator';

/** Whether a number has no more decimal places; 1.5e-7 has eight. */
const fits = (value: number, most: number): boolean => {
  const [digits = '', exponent] = value.toExponential().split('e');
  const fraction = digits.split('.')[1] ?? '';
  return value === 0 || fraction.length - Number(exponent) <= most;
};

/** Refuses a number that a database would round. */
export const MaxDecimalPlaces = (most: number): PropertyDecorator =>
  ValidateBy({
    name: 'maxDecimalPlaces',
    constraints: [most],
    validator: {
      validate: (value) => typeof value === 'number' && fits(value, most),
      defaultMessage: () => '$property must be a number with at most $constraint1 decimal places',
    },
  });
`;
