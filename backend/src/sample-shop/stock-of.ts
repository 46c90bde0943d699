import type { ProductPlan } from './product-plan.ts'

/**
 * Pieces in the warehouse: plenty of the colour shown first, the largest size of it gone; of the others here and there
 * none or the last few.
 */
export function stockOf({ code, isSoldOut, sizes }: ProductPlan, color: number, size: number): number {
  if (isSoldOut) return 0
  const chance = hash(`${code}/${color}/${size}`) % 100
  if (color === 0) return sizes && sizes.length > 3 && size === sizes.length - 1 ? 0 : 120 + chance
  if (chance < 12) return 0
  if (chance < 28) return 1 + (chance % 4)
  return chance
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193) >>> 0
  return value
}
