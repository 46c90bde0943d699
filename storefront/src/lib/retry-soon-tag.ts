/** The tag of a page that lacks something for the moment: that there is nothing on it proves nothing. */
export const RETRY_SOON_TAG = 'retry-soon'
