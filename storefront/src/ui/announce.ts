let region: HTMLElement | undefined

/** Has a screen reader say something. The region outlives the page that asks: one that comes with its words is not read out. */
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
