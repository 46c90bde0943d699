/** The tag of a page with parts temporarily missing, so that its 404 may be temporary, too. */
export const RETRY_SOON_TAG = 'retry-soon'
