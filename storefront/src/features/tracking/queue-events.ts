/** The same as in Builder's SDK. */
const THROTTLE_MS = 5

/** Sends events that occur within 5 ms in one batch. */
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
