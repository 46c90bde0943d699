/** The backend has no limits. More than four products do not fit side by side, and one is not a comparison. */
export const MAX_COMPARED = 4
export const MIN_COMPARED = 2
