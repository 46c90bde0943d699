/** The shop's own, in which its days begin and end. */
export const TIME_ZONE = 'Europe/Warsaw'
