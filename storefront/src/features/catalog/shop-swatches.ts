import 'server-only'
import { cache } from 'react'
import { publicSettings } from '../../public-env.ts'
import { SwatchSamplesOperation } from '../../graphql/generated/swatch-samples.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { orWithout } from '../store/or-without.ts'
import { collectSwatches, type Swatches } from './swatches.ts'

const SAMPLES = 48

/**
 * Colours for the filters of every listing of the shop, asked for once: the first products lend what they have, and those
 * that have a colour not seen yet are asked for the rest.
 */
export const getSwatches = cache(async (locale: Locale): Promise<Swatches> => {
  const { options, offered } = await samples({ category_uid: { eq: publicSettings.rootCategoryUid } }, locale)
  const known = collectSwatches(options)
  const more = await Promise.all(
    [...known].map(async ([code, colours]) => {
      const lacking = (offered.get(code) ?? []).filter((value) => !colours.has(value))
      return lacking.length > 0 ? (await samples({ [code]: { in: lacking } }, locale)).options : []
    }),
  )
  return collectSwatches([...options, ...more.flat()])
})

async function samples(filter: object, locale: Locale) {
  const reading = read(SwatchSamplesOperation, { filter, pageSize: SAMPLES }, { locale, tags: ['products'] })
  const products = (await orWithout('Some swatches', reading))?.products
  return {
    options: (products?.items ?? []).flatMap((product) => (product && 'configurable_options' in product ? (product.configurable_options ?? []) : [])),
    offered: new Map(
      (products?.aggregations ?? []).map((facet) => [facet?.attribute_code, (facet?.options ?? []).flatMap((option) => (option ? [option.value] : []))]),
    ),
  }
}
