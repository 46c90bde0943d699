const NEAR = '600px'

/**
 * Waits until the element is about to be seen. For what the server has drawn far down a page or in a closed tab: the script
 * that brings it to life need not come before. At once where there is no such element, as on the server.
 */
export function whenNear(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!element) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
  })
}
