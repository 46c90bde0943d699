import 'server-only'
import { cache } from 'react'
import { publicSettings } from '../../public-env.ts'
import { SwatchSamplesOperation } from '../../graphql/generated/swatch-samples.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { optional } from '../store/optional.ts'
import { collectSwatches, type Swatches } from '../product-kinds/swatches.ts'

const SAMPLES = 48

/**
 * Colours for the filters of all listings, read once: from the first products, then from products with the values that still
 * lack a colour.
 */
export const getSwatches = cache(async (locale: Locale): Promise<Swatches> => {
  const { options, offered } = await samples({ category_uid: { eq: publicSettings.rootCategoryUid } }, locale)
  const known = collectSwatches(options)
  const more = await Promise.all(
    [...known].map(async ([code, colours]) => {
      const missing = (offered.get(code) ?? []).filter((value) => !colours.has(value))
      return missing.length > 0 ? (await samples({ [code]: { in: missing } }, locale)).options : []
    }),
  )
  return collectSwatches([...options, ...more.flat()])
})

async function samples(filter: object, locale: Locale) {
  const reading = read(SwatchSamplesOperation, { filter, pageSize: SAMPLES }, { locale, tags: ['products'] })
  const products = (await optional('Some swatches', reading))?.products
  return {
    options: (products?.items ?? []).flatMap((product) => (product && 'configurable_options' in product ? (product.configurable_options ?? []) : [])),
    offered: new Map(
      (products?.aggregations ?? []).map((facet) => [facet?.attribute_code, (facet?.options ?? []).flatMap((option) => (option ? [option.value] : []))]),
    ),
  }
}
