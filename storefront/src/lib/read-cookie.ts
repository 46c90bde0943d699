/** A cookie's decoded value in a Cookie header or `document.cookie`; undefined if it is missing, empty or malformed. */
export function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  try {
    return decodeURIComponent(pair?.slice(name.length + 1) ?? '') || undefined
  } catch {
    return undefined
  }
}
