/** Calls once, when the element is about to come into view. @returns what ends the waiting */
export function whenNear(element: Element, isNear: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      isNear()
    },
    { rootMargin: '400px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
