import 'server-only'
import { type Locale, LOCALES } from '../../i18n/locales.ts'
import { optional } from '../store/optional.ts'
import { categoryCounterparts, type Counterparts, productCounterparts } from '../url/page-links.tsx'
import { resolvePath } from '../url/resolve-path.ts'

/**
 * The public path of a category or product that another language has at this path: somebody added or removed the language in an address.
 * Undefined if none has it.
 */
export async function addressElsewhere(path: string, locale: Locale): Promise<string | undefined> {
  const others = LOCALES.filter((other) => other !== locale)
  const found = await Promise.all(others.map((other) => optional('A path in another language', counterpartsOf(path, other))))
  return found.flatMap((counterparts) => counterparts ?? []).find((counterpart) => counterpart.locale === locale)?.path
}

async function counterpartsOf(path: string, other: Locale): Promise<Counterparts> {
  const resolved = await resolvePath(path, other)
  if (resolved.kind === 'category') return categoryCounterparts(resolved.uid, other)
  if (resolved.kind !== 'product') return []
  const { sku, uid } = resolved.product
  return sku ? productCounterparts(sku, uid, other) : []
}
