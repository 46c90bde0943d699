import { LRUCache } from 'lru-cache'

const logged = new LRUCache<string, true>({ max: 2000 })

/** A fault of an entry is the same at each rendering; its line tells nobody more the second time. */
export function logOnce(line: string): void {
  if (logged.has(line)) return
  logged.set(line, true)
  console.error(line)
}
