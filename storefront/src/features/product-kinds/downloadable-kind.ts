import type { DownloadsFragment, ProductPageFragment } from '../../graphql/generated/types.ts'
import { httpUrl } from '../../lib/http-url.ts'
import type { DownloadSection } from './download-section.ts'
import { sampleOf } from './sample.ts'
import { inOrder } from '../../lib/in-order.ts'
import type { ProductKind } from './product-kind.ts'

export const downloadable: ProductKind<Extract<ProductPageFragment, { __typename: 'DownloadableProduct' }>> = {
  isShipped: false,
  isFile: true,
  read: (product) => ({ sections: [readDownloads(product)] }),
}

function readDownloads(product: DownloadsFragment): DownloadSection {
  const samples = inOrder(product.downloadable_product_samples).flatMap(({ title, sample_url, sample_file }) => {
    const url = httpUrl(sample_url)
    return url ? [{ label: title ?? '', ...sampleOf(url, sample_file) }] : []
  })
  const links = inOrder(product.downloadable_product_links).map(({ uid, title, price, sample_url, sample_file }) => {
    const url = httpUrl(sample_url)
    return { uid, label: title ?? '', amount: price ?? 0, ...(url && { sample: sampleOf(url, sample_file) }) }
  })
  return { kind: 'downloads', label: product.links_title ?? '', isSeparate: product.links_purchased_separately === 1, links, samples }
}
