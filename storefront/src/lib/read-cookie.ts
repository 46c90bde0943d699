/** A cookie's decoded value among all cookies, as a request or a page has them; none for a missing, empty or broken one. */
export function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  try {
    return decodeURIComponent(pair?.slice(name.length + 1) ?? '') || undefined
  } catch {
    return undefined
  }
}
