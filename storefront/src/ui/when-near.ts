/**
 * Calls once, shortly before the element scrolls into view.
 * @param margin the distance from the viewport, as a `rootMargin`
 * @returns a function that cancels it
 */
export function whenNear(element: Element, isNear: () => void, margin = '400px'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy browser reports several positions at once, the oldest first.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      isNear()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
