/** The upper of the two in the middle, where their number is even. */
export const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!
