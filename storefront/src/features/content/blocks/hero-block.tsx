import 'server-only'
import { orWithout } from '../../store/or-without.ts'
import { getEntryPicture } from '../entry-files.ts'
import { Hero } from '../hero.tsx'
import { getProductsBySku } from '../products-of.ts'
import type { BlockProps } from './block.ts'
import { labelledLink } from './labelled-link.ts'

/** The heading of a page, with a product or a picture in the wind. */
export async function HeroBlock({ options, locale }: BlockProps<'Hero'>) {
  const { title, lead, buttonLabel, buttonHref, sku, alt } = options
  const [products, picture, button] = await Promise.all([
    orWithout('The product of a hero', getProductsBySku(sku ? [sku] : [], locale)),
    getEntryPicture(options.picture),
    labelledLink(buttonLabel, buttonHref, locale),
  ])
  return <Hero title={title} lead={lead} button={button} product={products?.[0]} picture={picture ? { src: picture, alt } : undefined} locale={locale} />
}
