import type { Break } from '../break.ts'

const ROW = 'storefront/src/features/blocks/product-row.tsx'
const PARTNERS = 'storefront/src/features/blocks/partners-block.tsx'

export const BREAKS: readonly Break[] = [
  { clause: 'HOME-01', file: ROW, from: '<ProductGrid products={products}', to: '<ProductGrid products={products.slice(1)}' },
  { clause: 'HOME-01', file: ROW, from: '{href && (', to: '{href && !title && (' },
  { clause: 'HOME-01', file: 'storefront/src/features/blocks/products-block.tsx', from: "bestsellers && { title: options.title ?? t('title'), ...bestsellers }", to: "bestsellers && { title: options.title ?? t('title'), path: '/', products: await getNewProducts(locale) }" },
  { clause: 'HOME-01', file: 'storefront/src/features/product-card/product-card.tsx', from: '<Price price={shownPrice(product.price_range, locale)} lowest={lowest} />', to: '' },
  { clause: 'HOME-01', file: 'storefront/src/features/product-card/bestsellers.ts', from: '{ locale, categoryUid: category.uid }', to: '{ locale }' },
  { clause: 'HOME-01', file: 'storefront/src/features/home/bestseller-section.tsx', from: 'localePath(locale, path)', to: 'path' },
  { clause: 'HOME-02', file: PARTNERS, from: '{partners.map(({ name, text, logo }) => (', to: '{partners.slice(1).map(({ name, text, logo }) => (' },
  { clause: 'HOME-02', file: PARTNERS, from: 'src={logo} alt={name}', to: 'src={logo} alt=""' },
  { clause: 'HOME-02', file: PARTNERS, from: '{text && <span', to: '{!logo && <span' },
  { clause: 'HOME-02', file: PARTNERS, from: 'LOGO_WIDTH = 384', to: 'LOGO_WIDTH = 400' },
  { clause: 'HOME-02', file: 'storefront/src/features/home/brand-home.tsx', from: '{ name, text: t(`partners.${key}`), logo: mark.src }', to: '{ name, text: undefined, logo: mark.src }' },
]
