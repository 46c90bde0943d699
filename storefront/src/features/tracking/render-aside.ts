import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Renders outside the page's own tree, so that pages do not load what most visitors never see. Its place is after the skip link,
 * where the keyboard reaches it first.
 * @returns a function that removes it
 */
export function renderAside(part: ReactNode): () => void {
  const container = document.createElement('div')
  document.querySelector('[href="#main"]')?.after(container)
  const root = createRoot(container)
  root.render(part)
  return () => {
    root.unmount()
    container.remove()
  }
}

/** Moves the focus to the content when the focused element disappears. */
export function focusContent(): void {
  const main = document.querySelector('main')
  if (!main) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
}
