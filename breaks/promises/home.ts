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
  { clause: 'HOME-03a', file: 'backend/src/sample-shop/content/home.ts', from: "except: [HERO_SKU]", to: 'except: []' },
  { clause: 'HOME-03a', file: 'backend/src/sample-shop/content/home.ts', from: "productPicture('SZP', 'detail')", to: "productPicture('GIE', 'front')" },
  { clause: 'HOME-03b', file: 'storefront/src/features/blocks/tiles-block.tsx', from: 'categories.find((category) => category.href === href)?.image', to: 'categories[0]?.image' },
  { clause: 'HOME-04a', file: 'storefront/server/draw-share-picture.ts', from: 'background: isOpaque ? WHITE : ground', to: "background: '#000000'" },
  { clause: 'HOME-04a', file: 'storefront/server/draw-share-picture.ts', from: 'isOpaque && width > height * 1.2', to: 'width > height * 9' },
  { clause: 'HOME-04b', file: 'storefront/src/features/store/absolute-url.ts', from: '  height: 630,', to: '  height: 1500,' },
  { clause: 'HOME-04b', file: 'storefront/src/features/store/absolute-url.ts', from: '  ...(alt && { alt }),', to: '' },
  { clause: 'HOME-04c', file: 'storefront/server/share-pictures.ts', from: 'parameters.length !== 1 || picture', to: 'picture' },
  { clause: 'HOME-04c', file: 'storefront/server/share-pictures.ts', from: 'withinFolders(picture, folders)?.split', to: 'picture.split' },
  { clause: 'HOME-04c', file: 'storefront/server/share-pictures.ts', from: 'drawing.set(picture, pending)', to: '' },
]
