import type { Resolvers } from '../../generated/resolvers.ts'
import { toUid } from '../../graphql/uid.ts'
import { label } from '../catalog/labels.ts'
import { downloadLinksById, downloadSamplesById } from './download.repository.ts'

/** Magento's paths below its folder of samples. */
const filePath = (file: string): string => `/${file}`

/** Magento's URLs of sample files. */
const sampleUrl = (publicUrl: string, kind: 'linkSample/link_id' | 'sample/sample_id', id: number) =>
  `${publicUrl}/downloadable/download/${kind}/${id}/`

export const downloadableResolvers: Resolvers = {
  DownloadableProduct: {
    links_title: (_, __, { store }) => label(store.locale, 'links'),
    // This shop always sells links separately.
    links_purchased_separately: () => 1,
    downloadable_product_links: async ({ id }, _, { load }) => (await load(downloadLinksById, id)) ?? [],
    downloadable_product_samples: async ({ id }, _, { load }) => (await load(downloadSamplesById, id)) ?? [],
  },
  DownloadableProductLinks: {
    uid: ({ id }) => toUid(`downloadable/${id}`),
    sort_order: ({ position }) => position,
    price: ({ price }) => price / 100,
    sample_file: ({ sampleFile }) => (sampleFile === null ? null : filePath(sampleFile)),
    sample_url: ({ id, sampleFile }, _, { publicUrl }) =>
      sampleFile === null ? null : sampleUrl(publicUrl, 'linkSample/link_id', id),
  },
  DownloadableProductSamples: {
    sort_order: ({ position }) => position,
    sample_file: ({ file }) => filePath(file),
    sample_url: ({ id }, _, { publicUrl }) => sampleUrl(publicUrl, 'sample/sample_id', id),
  },
}
