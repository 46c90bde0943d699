import 'server-only'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { isFile } from '../../lib/content-link.ts'
import { getShopLinks } from '../store/shop-links.ts'
import type { ResolvedPath } from '../url/resolve-path.ts'

export interface RedirectTo {
  /** Within the shop 308 or 307, which keep the method; to another site the backend's own 301 or 302. */
  readonly status: number
  /** A public path of the shop, or the address of another site. */
  readonly location: string
}

/** A redirect of the backend in a language. The shop's own address in full is a path, too, and a file is at the backend. */
export async function redirectTo({ target, isPermanent }: Extract<ResolvedPath, { kind: 'redirect' }>, locale: Locale): Promise<RedirectTo> {
  if (target.startsWith('/') && !isFile(target)) return { status: isPermanent ? 308 : 307, location: localePath(locale, target) }
  const location = (await getShopLinks(locale))(target)
  return location.startsWith('/') ? { status: isPermanent ? 308 : 307, location } : { status: isPermanent ? 301 : 302, location }
}
