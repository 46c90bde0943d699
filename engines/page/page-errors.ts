const KEY = 'page-errors'

/** What a shopper's console would show in red, of all pages in this tab since the last call. */
export function takeErrors(): string[] {
  const errors = readErrors()
  sessionStorage.removeItem(KEY)
  return errors
}

/** Leaving a page cancels what it is loading, and the page may report that. */
let isLeaving = false

function watchErrors(): void {
  addEventListener('beforeunload', () => (isLeaving = true))
  addEventListener('pageshow', () => (isLeaving = false))
  addEventListener('error', (event: Event) => note(event instanceof ErrorEvent ? event.message : notLoaded(event.target)), { capture: true })
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => note(`${effectiveDirective} refused ${blockedURI} ${sample}`))
  const log = console.error.bind(console)
  console.error = (...values: unknown[]) => {
    note(values.map(String).join(' '))
    log(...values)
  }
}

function notLoaded(target: EventTarget | null): string {
  if (target instanceof HTMLScriptElement) return `Cannot load ${target.src}`
  if (target instanceof HTMLLinkElement) return `Cannot load ${target.href}`
  if (target instanceof HTMLImageElement) return `Cannot load ${target.currentSrc}`
  return 'An error without a message'
}

function note(error: string): void {
  if (isLeaving) return
  sessionStorage.setItem(KEY, JSON.stringify([...readErrors(), error]))
}

const readErrors = (): string[] => JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[]

// Not in frames: those of a video or of the bot check have errors of their own.
if (self === top) watchErrors()
