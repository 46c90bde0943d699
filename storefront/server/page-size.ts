import type { StoredPage } from './stored-page.ts'

/** Bytes of the objects around a page, and of each tag and each body, as measured on Node 24. */
const PAGE_OVERHEAD = 1024
const TAG_OVERHEAD = 64
const BODY_OVERHEAD = 160

/** The memory that a page takes, in bytes. */
export function sizeOf({ bodies, headers, tags }: StoredPage, key: string): number {
  return PAGE_OVERHEAD + textBytes(key) + sum(headers, textBytes) + sum(tags, (tag) => TAG_OVERHEAD + textBytes(tag)) + sum(Object.values(bodies), ({ length }) => BODY_OVERHEAD + length)
}

/** V8 stores a byte per character, or two if any character is outside Latin-1. */
export const textBytes = (text: string): number => text.length * (/[\u0100-\uffff]/.test(text) ? 2 : 1)

function sum<Part>(parts: Iterable<Part>, bytes: (part: Part) => number): number {
  let total = 0
  for (const part of parts) total += bytes(part)
  return total
}
