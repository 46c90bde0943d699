/** Counts and times of the faults: a table at the end, and the surroundings of a story. */
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

  function count(what: string, whom: string): void {
    const row = counts.get(what) ?? new Map<string, number>()
    counts.set(what, row.set(whom, (row.get(whom) ?? 0) + 1))
  }

  return {
    second,
    count,
    /** Counts it, and keeps when it was. */
    note(what: string, whom: string, detail = ''): void {
      count(what, whom)
      notes.push({ second: second(), text: `${what}: ${whom}${detail}` })
    },
    of: (what: string): number => [...(counts.get(what)?.values() ?? [])].reduce((sum, number) => sum + number, 0),
    counts: (): ReadonlyMap<string, ReadonlyMap<string, number>> => counts,
    between: (from: number, to: number): readonly Note[] => notes.filter((note) => note.second >= from - 5 && note.second <= to + 1),
  }
}
