/** For lines of the log about what may happen thousands of times. */
export function atMostOnceAMinute<Given extends readonly unknown[]>(call: (...given: Given) => void): (...given: Given) => void {
  let next = -Infinity
  return (...given) => {
    if (performance.now() < next) return
    next = performance.now() + 60_000
    call(...given)
  }
}
