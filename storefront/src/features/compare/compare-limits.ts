/** The backend sets no limits: more than four do not fit beside each other, and one alone is no comparison. */
export const MOST_COMPARED = 4
export const FEWEST_COMPARED = 2
