import 'server-only'
import * as v from 'valibot'
import { getProductsBySku } from '../products-by-sku.ts'
import { Hero } from '../hero.tsx'
import type { BlockProps } from './block.ts'
import { line, link, paragraph } from './fields.ts'
import { labelledLink } from './labelled-link.ts'

export const HERO = v.object({
  title: line,
  lead: v.optional(paragraph),
  buttonLabel: v.optional(line),
  buttonHref: v.optional(link),
  sku: v.optional(line),
})

/** The heading of a page, with a product in the wind. */
export async function HeroBlock({ options, locale }: BlockProps<v.InferOutput<typeof HERO>>) {
  const { title, lead, buttonLabel, buttonHref, sku } = options
  const [products, button] = await Promise.all([getProductsBySku(sku ? [sku] : [], locale), labelledLink(buttonLabel, buttonHref, locale)])
  return <Hero title={title} lead={lead} button={button} product={products[0]} locale={locale} />
}
