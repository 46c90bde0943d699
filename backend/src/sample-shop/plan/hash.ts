/** FNV-1a, for deterministic choices that look random. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}

/** FNV-1a with better distribution: texts that differ only in their last letter have unrelated hashes. */
export function scattered(text: string): number {
  let value = hash(text)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
