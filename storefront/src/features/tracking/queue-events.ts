/** As in the page builder's own SDK: what happens within 5 ms goes in one call. */
const THROTTLE_MS = 5

/** Collects events and sends them together, once a moment has passed. */
export function queueEvents<Event>(send: (events: readonly Event[]) => void): (event: Event) => void {
  let waiting: Event[] = []
  return (event) => {
    if (waiting.push(event) > 1) return
    setTimeout(() => {
      send(waiting)
      waiting = []
    }, THROTTLE_MS)
  }
}
