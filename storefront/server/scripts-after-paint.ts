import { STRING_RULES } from './content-security/trusted-strings.ts'
import { NEEDS_REACT } from '../src/lib/needs-react.ts'
import { withoutBlanks } from '../src/lib/without-blanks.ts'

// The script elements as Next writes them; others stay in place. Browsers without modules can run none of them.
const SCRIPT = /<script src="([^"]+)" async=""><\/script>|<link rel="preload"(?=[^>]* as="script")[^>]* href="([^"]+)"[^>]*\/>|<script[^>]* noModule=""><\/script>/g

/**
 * Delays a page's scripts until its first paint: on a slow line they would take bandwidth from the main picture, and on a slow device
 * they would run before it is painted.
 */
export function scriptsAfterPaint(html: string): string {
  const scripts = new Set([...html.matchAll(SCRIPT)].flatMap(([, run, preloaded]) => run ?? preloaded ?? []))
  if (scripts.size === 0) return html
  const loader = `<script>${STRING_RULES};(${withoutBlanks(loadAfterPaint.toString())})(${JSON.stringify([...scripts])},${JSON.stringify(NEEDS_REACT)})</script></body>`
  return html.replaceAll(SCRIPT, '').replace('</body>', () => loader)
}

/**
 * Runs in the browser, from the text of this function. A slow picture or a tab in the background delays scripts for a limited time.
 * Clicks that need React are replayed after hydration (ui/early-clicks.tsx).
 */
function loadAfterPaint(scripts: string[], needsReact: string): void {
  const tag = (src: string) => Object.assign(document.createElement('script'), { src, async: true })
  const load = () => document.head.append(...scripts.splice(0).map(tag))
  const paint = () => requestAnimationFrame(() => setTimeout(load))
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (!picture || picture.complete) paint()
  else picture.onload = picture.onerror = paint
  setTimeout(load, 1500)
  window.holdClick = (event) => {
    const clicked = (event.target as Element).closest<HTMLElement>(needsReact)
    if (!clicked) return
    event.preventDefault()
    window.clicked = clicked
  }
  addEventListener('click', window.holdClick)
}
