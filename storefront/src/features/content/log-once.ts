import { LRUCache } from 'lru-cache'

const logged = new LRUCache<string, true>({ max: 2000 })

/** An error in an entry repeats on each rendering, but is only logged once. */
export function logOnce(line: string): void {
  if (logged.has(line)) return
  logged.set(line, true)
  console.error(line)
}
