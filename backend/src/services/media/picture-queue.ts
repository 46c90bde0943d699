export interface PictureQueue {
  /** Draws without waiting for pictures drawn ahead; a name requested twice is drawn once. */
  readonly now: (name: string) => Promise<void>
  readonly later: (names: readonly string[]) => void
  /** Removes drawings that have not started. */
  readonly clear: () => void
}

type Job = PromiseWithResolvers<void>

export type Draw = (name: string) => Promise<void>

/**
 * Draws requested pictures one after the other, and in parallel those drawn ahead: a drawing takes a core for a quarter of a
 * second, too long for a request to wait behind one drawn ahead.
 */
export function createPictureQueue(drawRequested: Draw, drawAhead: Draw): PictureQueue {
  const jobs = new Map<string, Job>()
  const requested = new Set<string>()
  const ahead = new Set<string>()
  const workRequested = worker(requested, drawRequested)
  const workAhead = worker(ahead, drawAhead)

  function jobOf(name: string): Job {
    let job = jobs.get(name)
    if (!job) {
      jobs.set(name, (job = Promise.withResolvers<void>()))
      // A failure ahead has no receiver: a later request tries again and gets the error.
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
      if (!jobs.has(name)) requested.add(name)
      ahead.delete(name)
      const { promise } = jobOf(name)
      void workRequested()
      return promise
    },
    later(names) {
      for (const name of names) if (!jobs.has(name)) ahead.add(name)
      void workAhead()
    },
    clear() {
      for (const name of requested) jobs.get(name)?.reject(new Error('The backend is closing'))
      requested.clear()
      ahead.clear()
    },
  }
}
