/** Path without slashes in front, decoded, and query with its question mark; an address of the shop may stand in full. */
export function splitUrl(url: string): { readonly path: string; readonly query: string } {
  const address = /^https?:\/\//i.test(url) ? url.replace(/^https?:\/\/[^/?#]*/i, '') : url
  const query = address.indexOf('?')
  const path = (query < 0 ? address : address.slice(0, query)).replace(/^\/+/, '')
  return { path: decoded(path), query: query < 0 ? '' : address.slice(query) }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
