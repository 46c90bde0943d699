import type { ContentBlock, Variation } from './content-entry.ts'

/** Consecutive blocks of an entry. */
export interface Segment {
  readonly blocks: readonly ContentBlock[]
  /** Replacements by variation id; empty if no variation changes these blocks. */
  readonly alternatives: Readonly<Record<string, readonly ContentBlock[]>>
}

/**
 * Splits an entry into segments that all variations share and segments that some of them replace, so that only differing blocks
 * are sent more than once. Blocks are compared by position if all versions have the same number of them; otherwise everything between the
 * first and the last difference counts as changed.
 */
export function segmentBlocks(blocks: readonly ContentBlock[], variations: readonly Variation[]): Segment[] {
  const isAligned = variations.every(({ data }) => data.blocks.length === blocks.length)
  const segments = isAligned ? blocks.map((_, at) => segment(blocks, variations, at, blocks.length - at - 1)) : parts(blocks, variations)
  return segments.filter(({ blocks: own, alternatives }) => own.length > 0 || Object.keys(alternatives).length > 0).reduce<Segment[]>(merge, [])
}

function parts(blocks: readonly ContentBlock[], variations: readonly Variation[]): Segment[] {
  const others = variations.map(({ data }) => data.blocks)
  const fewest = Math.min(blocks.length, ...others.map(({ length }) => length))
  const start = firstDifference(fewest, (at) => others.every((other) => isSame(other[at], blocks[at])))
  const end = firstDifference(fewest - start, (at) => others.every((other) => isSame(other.at(-1 - at), blocks.at(-1 - at))))
  return [shared(blocks.slice(0, start)), segment(blocks, variations, start, end), shared(blocks.slice(blocks.length - end))]
}

const firstDifference = (most: number, isSameAt: (at: number) => boolean): number => {
  let at = 0
  while (at < most && isSameAt(at)) at++
  return at
}

/**
 * @param start the number of blocks before the segment
 * @param end the number of blocks after it
 */
function segment(blocks: readonly ContentBlock[], variations: readonly Variation[], start: number, end: number): Segment {
  const cut = (from: readonly ContentBlock[]) => from.slice(start, from.length - end)
  const own = cut(blocks)
  const changed = variations.map(({ id, data }) => [id, cut(data.blocks)] as const).filter(([, other]) => !isSameList(own, other))
  return { blocks: own, alternatives: Object.fromEntries(changed) }
}

const shared = (blocks: readonly ContentBlock[]): Segment => ({ blocks, alternatives: {} })

function merge(before: Segment[], next: Segment): Segment[] {
  const last = before.at(-1)
  const isShared = (each: Segment | undefined) => each && Object.keys(each.alternatives).length === 0
  return last && isShared(last) && isShared(next) ? [...before.slice(0, -1), shared([...last.blocks, ...next.blocks])] : [...before, next]
}

const isSameList = (some: readonly ContentBlock[], others: readonly ContentBlock[]): boolean =>
  some.length === others.length && some.every((block, at) => isSame(block, others[at]))

/** Ignores block ids, because the copies of a block may have different ones. */
const isSame = (block: ContentBlock | undefined, other: ContentBlock | undefined): boolean =>
  JSON.stringify(block?.component) === JSON.stringify(other?.component)
