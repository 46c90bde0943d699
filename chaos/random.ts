/** Pseudo-random numbers, the same for the same seed. */
export interface Random {
  /** From 0 to below 1. */
  readonly next: () => number
  readonly between: (least: number, most: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <Choice>(choices: readonly Choice[]) => Choice
  readonly weighted: <Choice>(choices: readonly (readonly [Choice, weight: number])[]) => Choice
}

/** @param name gives each shopper separate numbers, independent of the order in which shoppers start */
export function createRandom(seed: number, name: string): Random {
  let state = seed >>> 0
  for (const letter of name) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01_00_01_93) >>> 0

  // Mulberry32: small, and uniform enough for choices among a few values.
  function next(): number {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const weighted: Random['weighted'] = (choices) => {
    let rest = next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
    return (choices.find(([, weight]) => (rest -= weight) < 0) ?? choices.at(-1)!)[0]
  }
  return {
    next,
    weighted,
    between: (least, most) => least + next() * (most - least),
    chance: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)]!,
  }
}
