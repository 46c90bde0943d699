/**
 * The name of the cookie beside the token's that scripts may read. It comes and goes with the token, says nothing about it, and
 * has another value for every login, so that each tab sees that a session began, ended or became another one.
 */
export const SESSION_COOKIE = 'magento_customerSession'
export const SESSION_SECONDS = 3600
