import type { ContentBlock, Variation } from './content-entry.ts'

/** A stretch of an entry's blocks. */
export interface Stretch {
  readonly blocks: readonly ContentBlock[]
  /** What stands in its place, by the id of the variation; none where all of them agree with the entry. */
  readonly alternatives: Readonly<Record<string, readonly ContentBlock[]>>
}

/**
 * An entry in stretches: those that its variations leave as they are, and those that some of them change, which are as short as
 * can be told. Blocks stand against each other by their place where their number is the same; else the first and the last that
 * differ bound what is changed.
 */
export function varyBlocks(blocks: readonly ContentBlock[], variations: readonly Variation[]): Stretch[] {
  const isAligned = variations.every(({ data }) => data.blocks.length === blocks.length)
  const stretches = isAligned ? blocks.map((_, at) => stretch(blocks, variations, at, blocks.length - at - 1)) : parts(blocks, variations)
  return stretches.filter(({ blocks: own, alternatives }) => own.length > 0 || Object.keys(alternatives).length > 0).reduce<Stretch[]>(joined, [])
}

function parts(blocks: readonly ContentBlock[], variations: readonly Variation[]): Stretch[] {
  const others = variations.map(({ data }) => data.blocks)
  const fewest = Math.min(blocks.length, ...others.map(({ length }) => length))
  const start = firstDifference(fewest, (at) => others.every((other) => isSame(other[at], blocks[at])))
  const end = firstDifference(fewest - start, (at) => others.every((other) => isSame(other.at(-1 - at), blocks.at(-1 - at))))
  return [plain(blocks.slice(0, start)), stretch(blocks, variations, start, end), plain(blocks.slice(blocks.length - end))]
}

const firstDifference = (most: number, isSameAt: (at: number) => boolean): number => {
  let at = 0
  while (at < most && isSameAt(at)) at++
  return at
}

/** @param start and `end`: how many blocks stand before it, and how many after it */
function stretch(blocks: readonly ContentBlock[], variations: readonly Variation[], start: number, end: number): Stretch {
  const cut = (from: readonly ContentBlock[]) => from.slice(start, from.length - end)
  const own = cut(blocks)
  const changed = variations.map(({ id, data }) => [id, cut(data.blocks)] as const).filter(([, other]) => !isSameList(own, other))
  return { blocks: own, alternatives: Object.fromEntries(changed) }
}

const plain = (blocks: readonly ContentBlock[]): Stretch => ({ blocks, alternatives: {} })

function joined(before: Stretch[], next: Stretch): Stretch[] {
  const last = before.at(-1)
  const isPlain = (each: Stretch | undefined) => each && Object.keys(each.alternatives).length === 0
  return last && isPlain(last) && isPlain(next) ? [...before.slice(0, -1), plain([...last.blocks, ...next.blocks])] : [...before, next]
}

const isSameList = (some: readonly ContentBlock[], others: readonly ContentBlock[]): boolean =>
  some.length === others.length && some.every((block, at) => isSame(block, others[at]))

/** Whether they show the same; a copy may have ids of its own. */
const isSame = (block: ContentBlock | undefined, other: ContentBlock | undefined): boolean =>
  JSON.stringify(block?.component) === JSON.stringify(other?.component)
