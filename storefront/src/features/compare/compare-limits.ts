/** The backend has no limits. More than four products do not fit side by side, and one is not a comparison. */
export const MOST_COMPARED = 4
export const FEWEST_COMPARED = 2
