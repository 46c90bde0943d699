import { readLimited } from '../src/graphql/read-limited.ts'

const MAX_PAGES = 300
/** Longer than a page may take to render. */
const TIME_LIMIT_MS = 60_000
const MAX_PAGE = 4 * 1024 * 1024

/** A large picture takes a second of a processor; the first start of a shop ends within minutes. */
const MAX_PICTURES = 500
/** What most browsers accept. */
const ACCEPT = 'image/avif,image/webp'

/**
 * Visits the home page of every language and then the pages that it links to (the categories by the menu, the bestsellers by
 * their cards), one at a time, so that the first shoppers find finished pages. Requests the pictures of the home pages in every width, and
 * the first picture of each other page, since the image optimiser takes seconds for one that nobody has seen yet.
 * @param homePages public paths
 * @param onHomePages called once they have been visited: the others may take minutes with a slow backend
 */
export async function warmUp(origin: string, homePages: readonly string[], signal: AbortSignal, onHomePages?: () => void): Promise<void> {
  const seen = new Set<string>(homePages)
  const [links, pictures]: [string[], Set<string>] = [[], new Set()]
  for (const path of homePages) {
    const html = await visit(origin, path, signal)
    links.push(...linksOf(html))
    for (const picture of picturesOf(html)) pictures.add(picture)
  }
  onHomePages?.()
  await request(origin, pictures, signal)
  const firsts = new Set<string>()
  for (const path of links.filter((link) => !seen.has(link)).slice(0, MAX_PAGES)) {
    if (signal.aborted) return
    if (seen.has(path)) continue
    seen.add(path)
    for (const picture of picturesOf(await visit(origin, path, signal), IS_FIRST)) firsts.add(picture)
  }
  await request(origin, firsts.difference(pictures), signal)
}

async function visit(origin: string, path: string, signal: AbortSignal): Promise<string> {
  try {
    const response = await ask(origin, path, signal, { 'accept-encoding': 'identity' })
    const html = await readLimited(response, MAX_PAGE)
    return (response.ok && html) || ''
  } catch {
    // Warming is optional: a page that fails now is rendered again, and its failure reported, when a visitor requests it.
    return ''
  }
}

/** One at a time: visitors' own pictures have the other turns. */
async function request(origin: string, pictures: ReadonlySet<string>, signal: AbortSignal): Promise<void> {
  for (const picture of [...pictures].slice(0, MAX_PICTURES)) {
    if (signal.aborted) return
    await ask(origin, picture, signal, { accept: ACCEPT })
      .then((response) => response.body?.cancel())
      .catch(() => undefined)
  }
}

const ask = (origin: string, path: string, signal: AbortSignal, headers: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${origin}${path}`, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]), redirect: 'manual', headers })

const linksOf = (html: string): string[] => [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)].map(([, path = '/']) => path)

const IS_FIRST = /\bfetchpriority="high"/i

/** The addresses of every width. */
const picturesOf = (html: string, isWanted = /^/): string[] =>
  (html.match(/<img [^>]*>/g) ?? [])
    .filter((tag) => isWanted.test(tag))
    .flatMap((tag) => [...tag.matchAll(/\/_next\/image\?[^\s"]+(?= \d+w)/g)].map(([address]) => address.replaceAll('&amp;', '&')))
