/**
 * Calls once, when the element is about to come into view.
 * @param margin how far round the screen that is, as a `rootMargin`
 * @returns what ends the waiting
 */
export function whenNear(element: Element, isNear: () => void, margin = '400px'): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      isNear()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
