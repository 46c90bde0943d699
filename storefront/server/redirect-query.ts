/**
 * The location of a redirect within the shop with the query of the request, so that campaign parameters reach the page: Magento keeps it,
 * too. A key that both have gets the values of the request.
 * @param search of the request, without its question mark, as it was sent
 */
export function withRequestQuery(location: string, search: string): string {
  const requested = pairsOf(search).map(headerSafe)
  if (requested.length === 0) return location
  const keys = new Set(requested.map(keyOf))
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(location) ?? []
  const own = pairsOf(query).filter((pair) => !keys.has(keyOf(pair)))
  return `${path}?${[...own, ...requested].join('&')}${hash}`
}

const pairsOf = (query: string): string[] => query.split('&').filter(Boolean)

const keyOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? ''

/** Node reads each byte of a request's target as one character, and a header must be ASCII. */
const headerSafe = (text: string): string =>
  text.toWellFormed().replaceAll(/[^\u0021-\u007e]|[#"<>\\]/g, (character) =>
    character.charCodeAt(0) < 256 ? `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}` : encodeURIComponent(character),
  )
