/** Whether a page of this very shop sent the request; a browser names the sender of every POST, and no page can forge it. */
export function hasOwnOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host
}
