import { readCookie } from '../../lib/read-cookie.ts'
import { visitorCookie } from '../../lib/visitor-cookie.ts'

/** The same as in Builder's SDK. */
const THROTTLE_MS = 5

/** Sends events that occur within 5 ms in one batch. */
export function queueEvents<Event>(send: (events: readonly Event[]) => void): (event: Event) => void {
  let waiting: Event[] = []
  return (event) => {
    if (waiting.push(event) > 1) return
    setTimeout(() => {
      send(waiting)
      waiting = []
    }, THROTTLE_MS)
  }
}

const HALF_AN_HOUR = 30 * 60
const session = visitorCookie('builderSessionId', HALF_AN_HOUR)

/**
 * Reports views of entries and clicks in them to the content service, through the shop.
 * @returns a function that stops and removes the session cookie
 */
export function trackEntries(): () => void {
  const seen = new WeakSet<Element>()
  const queue = queueEvents(send)
  const track = (type: ContentEvent['type'], entry: HTMLElement): void => {
    const contentId = entry.dataset.entry
    if (contentId) queue({ type, contentId, path: location.pathname })
  }
  const trackImpressions = (): void => {
    for (const entry of document.querySelectorAll<HTMLElement>('[data-entry]')) {
      if (seen.has(entry)) continue
      seen.add(entry)
      track('impression', entry)
    }
  }
  const trackClick = ({ target }: Event): void => {
    const entry = (target as Element).closest<HTMLElement>('[data-entry]')
    if (entry) track('click', entry)
  }

  trackImpressions()
  const observer = new MutationObserver(trackImpressions)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('click', trackClick, { capture: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('click', trackClick, { capture: true })
    session.remove()
  }
}

/** Each batch extends the session by 30 minutes. */
function send(events: readonly ContentEvent[]): void {
  const sessionId = session.read() ?? crypto.randomUUID().replaceAll('-', '')
  session.keep(sessionId)
  fetch('/api/content-events', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId, events: events.map(withVariation) }),
  }).catch(() => {})
}

/** Read when sending, because the variation may be drawn at the same time as tracking starts. */
function withVariation(event: ContentEvent): ContentEvent {
  const variationId = readCookie(document.cookie, `builder.tests.${event.contentId}`)
  return variationId === undefined ? event : { ...event, variationId }
}

/** An entry's event in the format that browsers send to the shop. */
interface ContentEvent {
  readonly type: 'impression' | 'click'
  readonly contentId: string
  /** The version that the visitor sees during an A/B test. */
  readonly variationId?: string
  /** Public, without a query. */
  readonly path: string
}
