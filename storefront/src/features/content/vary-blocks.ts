import type { ContentBlock, Variation } from './content-entry.ts'

/** Consecutive blocks of an entry. */
export interface Stretch {
  readonly blocks: readonly ContentBlock[]
  /** Replacements by variation id; empty if no variation changes these blocks. */
  readonly alternatives: Readonly<Record<string, readonly ContentBlock[]>>
}

/**
 * Splits an entry into stretches that all variations share and stretches that some of them replace, so that only differing blocks
 * are sent twice. Blocks are compared by position if all versions have the same number of them; otherwise everything between the
 * first and the last difference counts as changed.
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

/** @param start the number of blocks before the stretch; `end`: the number after it */
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

/** Ignores block ids, because copies may have their own. */
const isSame = (block: ContentBlock | undefined, other: ContentBlock | undefined): boolean =>
  JSON.stringify(block?.component) === JSON.stringify(other?.component)
