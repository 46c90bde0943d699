export interface PictureQueue {
  /** Before everything that is merely drawn ahead. The same name twice is drawn once. */
  readonly now: (name: string) => Promise<void>
  readonly later: (names: readonly string[]) => void
  /** Forgets what has not begun. */
  readonly clear: () => void
}

type Job = PromiseWithResolvers<void>

/** One picture at a time: a drawing takes a core for a quarter of a second, and the shop needs the others. */
export function createPictureQueue(draw: (name: string) => Promise<void>): PictureQueue {
  const jobs = new Map<string, Job>()
  let urgent: string[] = []
  const ahead = new Set<string>()
  let busy = false

  function jobOf(name: string): Job {
    let job = jobs.get(name)
    if (!job) {
      jobs.set(name, (job = Promise.withResolvers<void>()))
      // Nobody waits for one drawn ahead: whoever asks for it later tries again and hears of it.
      job.promise.catch(() => {})
    }
    return job
  }

  const next = (): string | undefined => urgent.shift() ?? ahead.values().next().value

  async function work(): Promise<void> {
    if (busy) return
    busy = true
    for (let name = next(); name !== undefined; name = next()) {
      ahead.delete(name)
      const job = jobOf(name)
      await draw(name).then(job.resolve, job.reject)
      jobs.delete(name)
    }
    busy = false
  }

  return {
    now(name) {
      if (!jobs.has(name)) urgent.push(name)
      const { promise } = jobOf(name)
      void work()
      return promise
    },
    later(names) {
      for (const name of names) ahead.add(name)
      void work()
    },
    clear() {
      for (const name of urgent) jobs.get(name)?.reject(new Error('The backend is closing'))
      urgent = []
      ahead.clear()
    },
  }
}
