/** Keeps the address short enough to send and the page short enough to look through. */
export const MAX_SHARED = 24
