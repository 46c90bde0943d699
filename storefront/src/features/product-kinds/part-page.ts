import type { PartPageFragment } from '../../graphql/generated/types.ts'

/** How a part of a set or group is shown. */
export interface PartPage {
  readonly picture?: string
  /** Of its own page, if it has one. */
  readonly urlKey?: string
}

/** As for the lines of a cart: a product that is not visible individually has a key, but no page. */
export function partPage({ url_key, url_rewrites, small_image }: PartPageFragment): PartPage {
  const hasPage = url_key && url_rewrites?.length !== 0
  return { ...(small_image?.url && { picture: small_image.url }), ...(hasPage && { urlKey: url_key }) }
}
