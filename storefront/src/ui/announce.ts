let region: HTMLElement | undefined

/** Announces a text to screen readers. The live region is permanent: one that is inserted with its text is not announced. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div')
    region.className = 'sr-only'
    region.role = 'status'
    document.body.append(region)
  }
  const place = region
  setTimeout(() => (place.textContent = text), 100)
}
