export interface PictureQueue {
  /** Draws without waiting for pictures drawn ahead; a name requested twice is drawn once. */
  readonly now: (name: string) => Promise<void>
  /** Pictures of one group are drawn by one drawer, one after the other. */
  readonly later: (groups: ReadonlyArray<readonly string[]>) => void
  /** How many of these pictures are still to be drawn. */
  readonly waiting: (names: readonly string[]) => number
  /** Removes drawings that have not started. */
  readonly clear: () => void
}

type Job = PromiseWithResolvers<void>

export type Draw = (name: string) => Promise<void>

/**
 * Draws requested pictures one after the other, and in parallel those drawn ahead, with a drawer for each core: a drawing takes a core
 * for an eighth of a second, too long for a request to wait behind one drawn ahead.
 */
export function createPictureQueue(drawRequested: Draw, drawersAhead: readonly Draw[]): PictureQueue {
  const jobs = new Map<string, Job>()
  const requested = new Set<string>()
  const ahead = new Set<string>()
  const groups: Array<readonly string[]> = []
  let isBusy = false
  const idle = new Set(drawersAhead)

  function jobOf(name: string): Job {
    let job = jobs.get(name)
    if (!job) {
      jobs.set(name, (job = Promise.withResolvers<void>()))
      // A failure ahead has no receiver: a later request tries again and gets the error.
      job.promise.catch(() => {})
    }
    return job
  }

  async function run(name: string, draw: Draw): Promise<void> {
    const job = jobOf(name)
    await draw(name).then(job.resolve, job.reject)
    jobs.delete(name)
  }

  async function workRequested(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (const name of requested) {
      requested.delete(name)
      await run(name, drawRequested)
    }
    isBusy = false
  }

  async function workAhead(draw: Draw): Promise<void> {
    idle.delete(draw)
    for (let group = groups.shift(); group; group = groups.shift()) {
      for (const name of group) {
        if (!ahead.delete(name)) continue
        await run(name, draw)
      }
    }
    idle.add(draw)
  }

  return {
    now(name) {
      if (!jobs.has(name)) requested.add(name)
      ahead.delete(name)
      const { promise } = jobOf(name)
      void workRequested()
      return promise
    },
    later(added) {
      for (const group of added) {
        const names = group.filter((name) => !jobs.has(name) && !ahead.has(name))
        for (const name of names) ahead.add(name)
        if (names.length > 0) groups.push(names)
      }
      for (const draw of idle) {
        // Without work a drawer is idle again at once, and the loop would visit it forever.
        if (groups.length === 0) break
        void workAhead(draw)
      }
    },
    waiting: (names) => names.filter((name) => ahead.has(name) || jobs.has(name)).length,
    clear() {
      for (const name of requested) jobs.get(name)?.reject(new Error('The backend is closing'))
      requested.clear()
      ahead.clear()
    },
  }
}
