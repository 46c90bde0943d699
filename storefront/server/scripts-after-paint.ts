import { STRING_RULES } from './content-security/trusted-strings.ts'
import { withoutBlanks } from './without-blanks.ts'

// As Next writes them; what it or a page writes in another way is left where it is. Browsers without modules can run none of it.
const SCRIPT = /<script src="([^"]+)" async=""><\/script>|<link rel="preload"(?=[^>]* as="script")[^>]* href="([^"]+)"[^>]*\/>|<script[^>]* noModule=""><\/script>/g

/**
 * A page whose scripts are asked for once it has been seen: on a slow line they would take their share from the picture that
 * it is all about, and on a slow machine their turn before it.
 */
export function scriptsAfterPaint(html: string): string {
  const scripts = new Set([...html.matchAll(SCRIPT)].flatMap(([, run, preloaded]) => run ?? preloaded ?? []))
  if (scripts.size === 0) return html
  const loader = `<script>${STRING_RULES};(${withoutBlanks(loadAfterPaint.toString())})(${JSON.stringify([...scripts])})</script></body>`
  return html.replaceAll(SCRIPT, '').replace('</body>', () => loader)
}

/**
 * Runs in the browser, as it stands here. Nobody waits long for a slow picture, nor in a tab that is not painted; what is pressed
 * meanwhile and needs a script is pressed again when there is one (ui/early-press.tsx).
 */
function loadAfterPaint(scripts: string[]): void {
  const tag = (src: string) => Object.assign(document.createElement('script'), { src, async: true })
  const load = () => document.head.append(...scripts.splice(0).map(tag))
  const paint = () => requestAnimationFrame(() => setTimeout(load))
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (!picture || picture.complete) paint()
  else picture.onload = picture.onerror = paint
  setTimeout(load, 1500)
  window.press = (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('button:not([popovertarget],[action] *),a[hreflang]')
    if (!pressed) return
    event.preventDefault()
    window.pressed = pressed
  }
  addEventListener('click', window.press)
}
