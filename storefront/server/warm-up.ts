import { readLimited } from '../src/graphql/read-limited.ts'

const MAX_PAGES = 300
/** Longer than a page may take to render. */
const TIME_LIMIT_MS = 60_000
const MAX_PAGE = 4 * 1024 * 1024

/**
 * Visits the home page of every language and then the pages that it links to (the categories by the menu, the bestsellers by
 * their cards), one at a time, so that the first shoppers find finished pages.
 * @param homePages public paths
 * @param onHomePages called once they have been visited: the others may take minutes with a slow backend
 */
export async function warmUp(origin: string, homePages: readonly string[], signal: AbortSignal, onHomePages?: () => void): Promise<void> {
  const seen = new Set<string>(homePages)
  const links = []
  for (const path of homePages) links.push(...linksOf(await visit(origin, path, signal)))
  onHomePages?.()
  for (const path of links.filter((link) => !seen.has(link)).slice(0, MAX_PAGES)) {
    if (signal.aborted) return
    if (seen.has(path)) continue
    seen.add(path)
    await visit(origin, path, signal)
  }
}

async function visit(origin: string, path: string, signal: AbortSignal): Promise<string> {
  try {
    const either = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)])
    const response = await fetch(`${origin}${path}`, { signal: either, redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
    const html = await readLimited(response, MAX_PAGE)
    return (response.ok && html) || ''
  } catch {
    // Warming is optional: a page that fails now is rendered again, and its failure reported, when a visitor requests it.
    return ''
  }
}

const linksOf = (html: string): string[] => [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)].map(([, path = '/']) => path)
