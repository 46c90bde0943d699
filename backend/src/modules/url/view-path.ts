import type { EntityType } from './route-address.ts'

const TYPES: readonly (readonly [pattern: RegExp, type: EntityType])[] = [
  [/^catalog\/category\/view\/id\/(\d{1,15})$/, 'CATEGORY'],
  [/^catalog\/product\/view\/id\/(\d{1,15})$/, 'PRODUCT'],
  [/^cms\/page\/view\/page_id\/(\d{1,15})$/, 'CMS_PAGE'],
]

/** Magento's internal addresses, which work without a rewrite of their own. */
export function viewPath(path: string): { readonly type: EntityType; readonly id: number } | undefined {
  for (const [pattern, type] of TYPES) {
    const id = pattern.exec(path)?.[1]
    if (id) return { type, id: Number(id) }
  }
  return undefined
}
