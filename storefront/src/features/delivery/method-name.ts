/**
 * The titles of a carrier and its method in one: "Courier to the door". A method of one word, or one that is a name, follows a comma, as
 * nothing tells whether it goes on after its carrier.
 */
export function methodName(carrier: string | null, method: string | null): string {
  if (!carrier || !method || carrier === method) return carrier || method || ''
  const isName = /\s\p{Lu}|^\p{Lu}{2}/u.test(method)
  const [first = ''] = method
  return `${carrier}${!isName && method.includes(' ') ? '' : ','} ${isName ? method : first.toLowerCase() + method.slice(1)}`
}
