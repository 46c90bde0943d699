import 'server-only'
import { LOCALES, type Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { orWithout } from '../store/or-without.ts'
import type { Counterparts } from './counterparts.ts'
import { resolvePath } from './resolve-path.ts'

/** Magento gives a page one identifier for all its store views; each view has the page or has it not. */
export async function cmsPageCounterparts(identifier: string, locale: Locale): Promise<Counterparts> {
  const others = LOCALES.filter((other) => other !== locale)
  const found = await Promise.all(others.map((other) => orWithout('A link to another language', resolvePath(identifier, other))))
  return others.flatMap((other, index) => (found[index]?.kind === 'page' ? [{ locale: other, path: localePath(other, `/${identifier}`) }] : []))
}
