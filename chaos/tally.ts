/** Counts faults for the final table, and records their times for the description of a story. */
export type Tally = ReturnType<typeof createTally>

interface Note {
  readonly second: number
  readonly text: string
}

export function createTally(now: () => number = () => performance.now()) {
  const began = now()
  const counts = new Map<string, Map<string, number>>()
  const notes: Note[] = []
  const second = (): number => (now() - began) / 1000

  function count(what: string, target: string): void {
    const row = counts.get(what) ?? new Map<string, number>()
    counts.set(what, row.set(target, (row.get(target) ?? 0) + 1))
  }

  return {
    second,
    count,
    /** Counts and records the time. */
    note(what: string, target: string, detail = ''): void {
      count(what, target)
      notes.push({ second: second(), text: `${what}: ${target}${detail}` })
    },
    of: (what: string): number => [...(counts.get(what)?.values() ?? [])].reduce((sum, number) => sum + number, 0),
    counts: (): ReadonlyMap<string, ReadonlyMap<string, number>> => counts,
    between: (from: number, to: number): readonly Note[] => notes.filter((note) => note.second >= from - 5 && note.second <= to + 1),
  }
}
