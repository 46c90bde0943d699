import { whenIdle } from '../lib/when-idle.ts'

const MARGIN = '200px'
/** The most links of a page, and of a page that the visitor only looks at. */
const MAX_LINKS = { used: 24, unused: 8 }
const MAX_AT_ONCE = 2
/** Milliseconds after which a prefetch no longer holds up the next. */
const MAX_WAIT = 5000
const USE = ['pointermove', 'touchstart', 'keydown', 'scroll']

type Prefetch = (link: HTMLAnchorElement) => void
type LinkAt = (target: Element) => HTMLAnchorElement | undefined

/** Whether the visitor saves data, or their connection needs its capacity for the page itself. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return Boolean(connection?.saveData) || ['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '')
}

/**
 * From now on prefetches the pages to which the main content links within 200 px of the window: on idle, two at a time, the largest links
 * first. Links to other states of the same page, such as filters, are left out, since a visitor chooses few of many.
 */
export function prefetchNear(linkAt: LinkAt, prefetch: Prefetch): void {
  if (isSparing()) return
  const known = new Set<string>()
  const observed = new WeakSet<Element>()
  const running = new Map<string, ReturnType<typeof setTimeout>>()
  let waiting: HTMLAnchorElement[] = []
  let page = location.pathname
  let max = MAX_LINKS.unused
  let isScheduled = false

  const onIdle = (work: () => void) => {
    if (isScheduled) return
    isScheduled = true
    whenIdle(() => {
      isScheduled = false
      work()
    })
  }
  const start = () => {
    while (running.size < MAX_AT_ONCE && known.size < max) {
      const link = waiting.shift()
      if (!link) return
      const { pathname } = link
      if (known.has(pathname) || pathname === page || !link.isConnected) continue
      known.add(pathname)
      running.set(pathname, setTimeout(end, MAX_WAIT, pathname))
      prefetch(link)
    }
  }
  const end = (pathname: string) => {
    clearTimeout(running.get(pathname))
    if (running.delete(pathname)) onIdle(update)
  }
  const near = new IntersectionObserver(
    (entries) => {
      const found = entries.filter(({ isIntersecting }) => isIntersecting)
      for (const { target } of found) near.unobserve(target)
      const byArea = found.toSorted((one, other) => areaOf(other.boundingClientRect) - areaOf(one.boundingClientRect))
      waiting.push(...byArea.map(({ target }) => target as HTMLAnchorElement))
      onIdle(update)
    },
    { rootMargin: MARGIN },
  )
  const update = () => {
    if (page !== location.pathname) {
      page = location.pathname
      known.clear()
      waiting = []
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]:not([rel="nofollow"])')) {
      if (observed.has(link) || !linkAt(link)) continue
      observed.add(link)
      near.observe(link)
    }
    start()
  }
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (name.includes('_rsc=')) end(new URL(name).pathname)
  }).observe({ type: 'resource' })
  // Products that are loaded later, and the next page.
  new MutationObserver(() => onIdle(update)).observe(document.body, { childList: true, subtree: true })
  const use = () => {
    for (const event of USE) removeEventListener(event, use)
    max = MAX_LINKS.used
    onIdle(update)
  }
  for (const event of USE) addEventListener(event, use, { passive: true })
  onIdle(update)
}

const areaOf = ({ width, height }: DOMRectReadOnly): number => width * height
