import 'server-only'
import type { Locale } from '../../i18n/locales.ts'
import { type ResolvedPath, resolvePath } from './resolve-path.ts'

type Entity = Extract<ResolvedPath, { kind: 'category' | 'product' | 'page' }>

/**
 * The path under which the shop links to an entity: it has no suffix, and a product's has no category. The requested path if the entity is
 * not found at the other, as with a rewrite that replaces an address.
 */
export async function canonicalPath(path: string, entity: Entity, locale: Locale): Promise<string> {
  const canonical = ownPath(entity)
  if (!canonical || canonical === path) return path
  const again = await resolvePath(canonical, locale)
  return again.kind === entity.kind && idOf(again) === idOf(entity) ? canonical : path
}

function ownPath(entity: Entity): string | null | undefined {
  if (entity.kind === 'category') return entity.path
  return entity.kind === 'product' ? entity.product.url_key : entity.page.identifier
}

function idOf(entity: ResolvedPath): string | null | undefined {
  if (entity.kind === 'category') return entity.uid
  if (entity.kind === 'product') return entity.product.uid
  return entity.kind === 'page' ? entity.page.identifier : undefined
}
