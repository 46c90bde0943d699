/** FNV-1a, for choices that look like chance and are the same every time. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}

/** The same, spread evenly: texts that differ in their last letter alone give numbers that have nothing in common. */
export function scattered(text: string): number {
  let value = hash(text)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
