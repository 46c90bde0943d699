import 'server-only'
import { HomeContentOperation } from '../../graphql/generated/home-content.server.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { cmsPageTag } from '../../lib/cache-tags.ts'
import { plainText } from '../../lib/plain-text.ts'
import { PromisesBlock } from '../blocks/promises-block.tsx'
import { ProductRow } from '../blocks/product-row.tsx'
import { ReviewQuoteBlock } from '../blocks/review-quote-block.tsx'
import { hasProductWidgets } from '../cms/cms-widgets.ts'
import { isBlankHtml } from '../cms/page-builder.ts'
import { getBestsellers } from '../product-card/bestsellers.ts'
import { CmsParts } from '../product-card/cms-parts.tsx'
import { optional } from '../store/optional.ts'
import { getStoreConfig } from '../store/store-config.ts'
import { BestsellerSection } from './bestseller-section.tsx'
import { HomeBlocks } from './home-blocks.tsx'
import { CategoryCards, getHomeCategories } from './home-categories.tsx'
import { StoreIntro } from './store-intro.tsx'

const MAX_ROWS = 3
const ROW_LENGTH = 4

/**
 * The home page of a shop without a brand, from the backend alone: the shop's name and description, its home page in Magento, its
 * categories, and some of their products if the Magento page has none.
 */
export async function StoreHome({ locale }: { locale: Locale }) {
  const [bestsellers, categories, content] = await Promise.all([getBestsellers(locale), getHomeCategories(locale), getHomeContent(locale)])
  const filled = categories.filter(({ products }) => products.length > 0)
  const [first, ...best] = bestsellers?.products ?? filled.flatMap(({ products }) => products)
  const rows = filled.map((category) => ({ ...category, products: category.products.filter(({ uid }) => uid !== first?.uid) }))
  const shown = rows.filter(({ products }) => products.length >= ROW_LENGTH).slice(0, MAX_ROWS)
  const hasOwnProducts = content !== undefined && hasProductWidgets(content)
  return (
    <>
      <StoreIntro product={first} category={filled[0]} locale={locale} />
      <PromisesBlock locale={locale} />
      <HomeBlocks locale={locale} />
      {content && (
        <div className="page mt-(--section)">
          <CmsParts html={content} locale={locale} />
        </div>
      )}
      <CategoryCards categories={categories} />
      <ReviewQuoteBlock locale={locale} />
      {!hasOwnProducts && bestsellers && best.length > 0 && <BestsellerSection path={bestsellers.path} products={best.slice(0, ROW_LENGTH)} locale={locale} />}
      {!hasOwnProducts && shown.map(({ uid, name, href, products }) => (
        <ProductRow key={uid} title={name} href={href} products={products.slice(0, ROW_LENGTH)} />
      ))}
    </>
  )
}

/** The home page of a fresh Magento installation. */
const DEFAULT_TEXT = /^CMS homepage content goes here\.?$/i

/** HTML of the backend's home page; undefined if it is empty. */
async function getHomeContent(locale: Locale): Promise<string | undefined> {
  const html = (await optional('The backend’s home page', readHomeContent(locale))) ?? ''
  return DEFAULT_TEXT.test(plainText(html)) || isBlankHtml(html) ? undefined : html
}

async function readHomeContent(locale: Locale): Promise<string | null | undefined> {
  const { homePage } = await getStoreConfig(locale)
  if (homePage === undefined) return undefined
  const { cmsPage } = await read(HomeContentOperation, { identifier: homePage }, { locale, tags: [cmsPageTag(homePage)] })
  return cmsPage?.content
}
