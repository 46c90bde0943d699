export interface PictureQueue {
  /** Whatever is drawn ahead meanwhile. The same name twice is drawn once. */
  readonly now: (name: string) => Promise<void>
  readonly later: (names: readonly string[]) => void
  /** Forgets what has not begun. */
  readonly clear: () => void
}

type Job = PromiseWithResolvers<void>

export type Draw = (name: string) => Promise<void>

/**
 * Pictures that somebody waits for, one after the other, and beside them those that are drawn ahead: a drawing takes a
 * core for a quarter of a second, which is too long to wait for one that nobody has asked for.
 */
export function createPictureQueue(drawAsked: Draw, drawAhead: Draw): PictureQueue {
  const jobs = new Map<string, Job>()
  const asked = new Set<string>()
  const ahead = new Set<string>()
  const workAsked = worker(asked, drawAsked)
  const workAhead = worker(ahead, drawAhead)

  function jobOf(name: string): Job {
    let job = jobs.get(name)
    if (!job) {
      jobs.set(name, (job = Promise.withResolvers<void>()))
      // Nobody waits for one drawn ahead: whoever asks for it later tries again and hears of it.
      job.promise.catch(() => {})
    }
    return job
  }

  function worker(names: Set<string>, draw: Draw): () => Promise<void> {
    let busy = false
    return async () => {
      if (busy) return
      busy = true
      for (const name of names) {
        names.delete(name)
        const job = jobOf(name)
        await draw(name).then(job.resolve, job.reject)
        jobs.delete(name)
      }
      busy = false
    }
  }

  return {
    now(name) {
      if (!jobs.has(name)) asked.add(name)
      ahead.delete(name)
      const { promise } = jobOf(name)
      void workAsked()
      return promise
    },
    later(names) {
      for (const name of names) if (!jobs.has(name)) ahead.add(name)
      void workAhead()
    },
    clear() {
      for (const name of asked) jobs.get(name)?.reject(new Error('The backend is closing'))
      asked.clear()
      ahead.clear()
    },
  }
}
