/** Stands between a listing's path and its query in the internal paths that the page server makes. */
const QUERY_MARK = '~'

/** What the page server put together: `['books', '~', 'color%3D49']` is the path `books` with the query `color=49`. */
export function splitListingPath(segments: readonly string[]): { path: string; query: string } {
  const mark = segments.indexOf(QUERY_MARK)
  const path = (mark < 0 ? segments : segments.slice(0, mark)).map(decoded).join('/')
  return { path, query: mark < 0 ? '' : decoded(segments[mark + 1] ?? '') }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
