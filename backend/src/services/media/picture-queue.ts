export interface PictureQueue {
  /** Before everything that is merely drawn ahead. The same name twice is drawn once. */
  readonly now: (name: string) => Promise<void>
  readonly later: (names: readonly string[]) => void
  /** Forgets what has not begun. */
  readonly clear: () => void
}

interface Job {
  readonly name: string
  readonly promise: Promise<void>
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** One picture at a time: a drawing takes a core for half a second, and the shop needs the others. */
export function createPictureQueue(draw: (name: string) => Promise<void>): PictureQueue {
  const jobs = new Map<string, Job>()
  let urgent: string[] = []
  let ahead: string[] = []
  let busy = false

  function now(name: string): Promise<void> {
    let job = jobs.get(name)
    if (!job) {
      jobs.set(name, (job = { name, ...Promise.withResolvers<void>() }))
      urgent.push(name)
      void work()
    }
    return job.promise
  }

  const next = () => urgent.shift() ?? ahead.shift()

  async function work(): Promise<void> {
    if (busy) return
    busy = true
    for (let name = next(); name !== undefined; name = next()) {
      const job = jobs.get(name)
      try {
        await draw(name)
        job?.resolve()
      } catch (error) {
        // Nobody waits for one drawn ahead: whoever asks for it later tries again and hears of it.
        job?.reject(error)
      }
      jobs.delete(name)
      ahead = ahead.filter((other) => other !== name)
    }
    busy = false
  }

  return {
    now,
    later(names) {
      ahead.push(...names)
      void work()
    },
    clear() {
      for (const name of urgent) jobs.get(name)?.reject(new Error('The backend is closing'))
      urgent = []
      ahead = []
    },
  }
}
