/**
 * The session cookie, which scripts may read. It is set and cleared with the token's cookie, does not contain the token, and has a new
 * value for every login, so that each tab detects when a session begins, ends or is replaced.
 */
export const SESSION_COOKIE = 'magento_customerSession'
export const SESSION_SECONDS = 3600
