import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Renders outside the page's own tree, so that pages do not load what most visitors never see. It stands right after the skip
 * link, where the keyboard reaches it first.
 * @returns a function that removes it
 */
export function drawAside(part: ReactNode): () => void {
  const place = document.createElement('div')
  document.querySelector('[href="#main"]')?.after(place)
  const root = createRoot(place)
  root.render(part)
  return () => {
    root.unmount()
    place.remove()
  }
}
