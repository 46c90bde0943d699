/** So that an address stays one that can be sent, and its page one that can be looked through. */
export const MOST_SHARED = 24
