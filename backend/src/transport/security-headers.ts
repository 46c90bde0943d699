import type { Plugin } from 'graphql-yoga'

/** GraphiQL has its scripts inline, sends requests only to this origin, and must not be framed. */
const GRAPHIQL = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "connect-src 'self'",
  'worker-src blob: data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
const NO_CONTENT = "default-src 'none'; frame-ancestors 'none'"

/** Security headers for every response. A service's page keeps its own policy. */
export function securityHeaders(): Plugin {
  return {
    onResponse({ response: { headers } }) {
      const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
      setDefault(headers, 'x-content-type-options', 'nosniff')
      setDefault(headers, 'referrer-policy', 'same-origin')
      setDefault(headers, 'content-security-policy', isPage ? GRAPHIQL : NO_CONTENT)
    },
  }
}

function setDefault(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value)
}
