import type { Context } from '../../graphql/context.ts'

/** A page of the shop in the language of the request: the default store view has no prefix, the others have their code. */
export function shopLink({ shopUrl, store }: Pick<Context, 'shopUrl' | 'store'>, path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString()
  return `${shopUrl}${store.isDefault ? '' : `/${store.code}`}${path}${search && `?${search}`}`
}
