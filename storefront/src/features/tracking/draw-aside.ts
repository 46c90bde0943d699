import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Draws beside the page's own tree, so that no page pays for what most visitors never see. It stands right behind the link that
 * skips to the content, where a keyboard comes to it at once.
 * @returns what takes it away again
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
