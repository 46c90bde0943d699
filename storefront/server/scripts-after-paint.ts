import { STRING_RULES } from './content-security/trusted-strings.ts'
import { NEEDS_REACT } from '../src/lib/needs-react.ts'
import { withoutBlanks } from '../src/lib/without-blanks.ts'

// The script elements as Next writes them; others stay in place. Browsers without modules can run none of them.
const SCRIPT = /<script src="([^"]+)" async=""><\/script>|<link rel="preload"(?=[^>]* as="script")[^>]* href="([^"]+)"[^>]*\/>|<script[^>]* noModule=""><\/script>/g

interface PageWithLoader {
  readonly html: string
  /** The text of the script that loads the others, for the page's policy. */
  readonly loader?: string
}

/**
 * Delays a page's scripts until its first paint: on a slow device they would run before it is painted. They are downloaded earlier, once
 * the style, the font and the main picture are on their way. The loader is ahead of the stylesheet, because a script behind it waits
 * for it.
 */
export function scriptsAfterPaint(html: string): PageWithLoader {
  const scripts = new Set([...html.matchAll(SCRIPT)].flatMap(([, run, preloaded]) => run ?? preloaded ?? []))
  if (scripts.size === 0) return { html }
  const loader = `${STRING_RULES};(${withoutBlanks(loadAfterPaint.toString())})(${JSON.stringify([...scripts])},${JSON.stringify(NEEDS_REACT)})`
  return { html: html.replaceAll(SCRIPT, '').replace(/<link rel="stylesheet"|<\/head>/, (next) => `<script>${loader}</script>${next}`), loader }
}

/**
 * Runs in the browser, from the text of this function. A slow picture or a tab in the background delays scripts for a limited time.
 * Clicks that need React are replayed after hydration (ui/early-clicks.tsx).
 */
function loadAfterPaint(scripts: string[], targets: string): void {
  const add = (name: string, key: string, more: object) =>
    document.head.append(...scripts.map((url) => Object.assign(document.createElement(name), { [key]: url }, more)))
  const load = () => {
    add('script', 'src', { async: true })
    scripts = []
  }
  const paint = () => requestAnimationFrame(() => setTimeout(load))
  setTimeout(() => add('link', 'href', { rel: 'preload', as: 'script', fetchPriority: 'low' }), 200)
  setTimeout(load, 1500)
  addEventListener('DOMContentLoaded', () => {
    const image = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    if (image && !image.complete) image.onload = image.onerror = paint
    else paint()
  })
  window.holdClick = (event) => {
    const clicked = (event.target as Element).closest<HTMLElement>(targets)
    if (!clicked) return
    event.preventDefault()
    window.clicked = clicked
  }
  addEventListener('click', window.holdClick)
}
