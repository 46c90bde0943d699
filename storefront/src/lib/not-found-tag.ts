/**
 * The tag of a page that says that there is nothing here; the page server answers it with status 404. Next's own notFound()
 * gives the status, but leaves the page to be made in the browser, out of an empty document.
 */
export const NOT_FOUND_TAG = 'not-found'
