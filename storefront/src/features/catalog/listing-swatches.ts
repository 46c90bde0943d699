import 'server-only'
import { SwatchSamplesOperation } from '../../graphql/generated/swatch-samples.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { orWithout } from '../store/or-without.ts'
import type { Listing } from './listing.ts'
import { collectSwatches, type Swatches } from './swatches.ts'

const SAMPLES = 24

type Options = Parameters<typeof collectSwatches>[0]
type Products = ReadonlyArray<{ readonly uid: string; readonly configurable_options?: Options | null } | null> | null | undefined

const optionsOf = (products: Products) => (products ?? []).flatMap((product) => product?.configurable_options ?? [])

/** Colours for the filters of a listing. The products in sight seldom have them all, so others are asked for the rest. */
export async function listingSwatches({ items, aggregations }: Listing, locale: Locale): Promise<Swatches> {
  const seen = optionsOf(items)
  const known = collectSwatches(seen)
  const more = await Promise.all(
    [...known].map(async ([code, colours]) => {
      const options = aggregations?.find((aggregation) => aggregation?.attribute_code === code)?.options ?? []
      const lacking = options.flatMap((option) => (option && !colours.has(option.value) ? [option.value] : []))
      return lacking.length > 0 ? samples(code, lacking, locale) : []
    }),
  )
  return collectSwatches([...seen, ...more.flat()])
}

async function samples(code: string, values: readonly string[], locale: Locale) {
  const variables = { filter: { [code]: { in: values } }, pageSize: SAMPLES }
  const answer = await orWithout('Some swatches', read(SwatchSamplesOperation, variables, { locale, tags: ['products'] }))
  return optionsOf(answer?.products?.items)
}
