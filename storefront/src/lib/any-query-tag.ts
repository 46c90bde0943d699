/**
 * The tag of a page that is the same under every query, as a product's is: what is chosen there is read in the browser. The
 * page server keeps and serves it once.
 */
export const ANY_QUERY_TAG = 'any-query'
