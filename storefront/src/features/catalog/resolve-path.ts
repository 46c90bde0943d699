import 'server-only'
import { ResolvePathOperation } from '../../graphql/generated/resolve-path.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { getStoreConfig } from '../store/store-config.ts'
import { chooseRoute, type PathMeaning } from './path-meaning.ts'

/** What a path of the shop leads to. `path` is public, without the language's prefix and without a slash at either end. */
export async function resolvePath(path: string, locale: Locale): Promise<PathMeaning> {
  const { categorySuffix, productSuffix } = await getStoreConfig(locale)
  const variables = { path, categoryPath: path + categorySuffix, productPath: path + productSuffix }
  const answer = await read(ResolvePathOperation, variables, { locale, tags: ['urls'] })
  return chooseRoute(path, [
    { url: variables.path, route: answer.exact },
    { url: variables.categoryPath, route: answer.category },
    { url: variables.productPath, route: answer.product },
  ], [categorySuffix, productSuffix])
}
