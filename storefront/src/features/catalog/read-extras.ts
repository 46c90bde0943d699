import type { DownloadsFragment, ProductPageFragment } from '../../graphql/generated/types.ts'
import { httpUrl } from '../../lib/http-url.ts'
import { customizedKind } from '../cart/customized-choice.ts'
import { inOrder } from './in-order.ts'
import { leastCost } from './least-cost.ts'
import type { Downloads, ProductExtras } from './product-extras.ts'
import { readBundle } from './read-bundle.ts'
import { readCustomOptions } from './read-custom-options.ts'

/** What is to be chosen or entered beside a variant; undefined for a product that is bought as it is. */
export function readExtras(product: ProductPageFragment): ProductExtras | undefined {
  const options = 'options' in product ? readCustomOptions(product.options) : []
  const bundle = product.__typename === 'BundleProduct' ? readBundle(product) : undefined
  const downloads = product.__typename === 'DownloadableProduct' ? readDownloads(product) : undefined
  if (!bundle && !downloads && options.length === 0) return undefined
  const kind = options.length > 0 ? customizedKind(product.__typename) : undefined
  return {
    currency: product.price_range.minimum_price.final_price.currency ?? '',
    cost: bundle?.cost ?? leastCost(product),
    bundle: bundle?.options ?? [],
    ...(downloads && { downloads }),
    options,
    ...(kind && { kind }),
  }
}

function readDownloads(product: DownloadsFragment): Downloads {
  const samples = inOrder(product.downloadable_product_samples).flatMap(({ title, sample_url }) => {
    const url = httpUrl(sample_url)
    return url ? [{ label: title ?? '', url }] : []
  })
  const links = inOrder(product.downloadable_product_links).map(({ uid, title, price, sample_url }) => {
    const sample = httpUrl(sample_url)
    return { uid, label: title ?? '', amount: price ?? 0, ...(sample && { sample }) }
  })
  return { label: product.links_title ?? '', isSeparate: product.links_purchased_separately === 1, links, samples }
}
