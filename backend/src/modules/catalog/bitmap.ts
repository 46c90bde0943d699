/** A set of product ids: one bit for each id, so that a hundred thousand products are intersected and counted in microseconds. */
export type Bitmap = Uint32Array

/** @param size above the highest id that it will hold */
export const emptyBitmap = (size: number): Bitmap => new Uint32Array(Math.ceil(size / 32))

export function addTo(bitmap: Bitmap, id: number): void {
  bitmap[id >>> 5] = wordAt(bitmap, id >>> 5) | (1 << (id & 31))
}

export function removeFrom(bitmap: Bitmap, id: number): void {
  bitmap[id >>> 5] = wordAt(bitmap, id >>> 5) & ~(1 << (id & 31))
}

/** Keeps in `bitmap` only the ids that `other` also holds. */
export function intersect(bitmap: Bitmap, other: Bitmap): void {
  for (let word = 0; word < bitmap.length; word += 1) bitmap[word] = wordAt(bitmap, word) & wordAt(other, word)
}

/** Adds the ids of `other` to `bitmap`. */
export function unite(bitmap: Bitmap, other: Bitmap): void {
  for (let word = 0; word < bitmap.length; word += 1) bitmap[word] = wordAt(bitmap, word) | wordAt(other, word)
}

/** How many ids the two have in common. */
export function countCommon(one: Bitmap, other: Bitmap): number {
  let count = 0
  for (let word = 0; word < one.length; word += 1) count += bitsIn(wordAt(one, word) & wordAt(other, word))
  return count
}

/** In ascending order. */
export function forEachId(bitmap: Bitmap, visit: (id: number) => void): void {
  for (let word = 0; word < bitmap.length; word += 1) {
    for (let bits = wordAt(bitmap, word); bits !== 0; bits &= bits - 1) visit(word * 32 + 31 - Math.clz32(bits & -bits))
  }
}

/** Counts the bits of pairs, nibbles and bytes in parallel. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Ids beyond the end are not in the set. */
const wordAt = (bitmap: Bitmap, word: number): number => bitmap[word] ?? 0
