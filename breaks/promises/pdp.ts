import type { Break } from '../break.ts'

const GALLERY = 'storefront/src/features/product/gallery.tsx'
const THUMBS = 'storefront/src/features/product/gallery-thumbs.tsx'
const TABS = 'storefront/src/features/product/product-tabs.tsx'
const PAGE = 'storefront/src/features/product/product-page.tsx'
const VIEW = 'storefront/src/features/product/product-view.tsx'
const RELATED = 'storefront/src/features/product/related-products-row.tsx'
const OPTIONS = 'storefront/src/features/product-kinds/option-fields.tsx'
const BUY_BOX = 'storefront/src/features/product-kinds/buy-box.tsx'
const EXTENDED = 'storefront/src/features/product-kinds/extended-buy-box.tsx'
const CHOICE = 'storefront/src/features/product-kinds/choice-field.tsx'
const ACTIONS = 'storefront/src/features/product-card/product-actions.tsx'
const ADDED = 'storefront/src/features/add-to-cart/show-added.ts'
const PRICE = 'storefront/src/ui/price.tsx'
const BREADCRUMBS = 'storefront/src/features/url/breadcrumbs.ts'

export const BREAKS: readonly Break[] = [
  { clause: 'PDP-01a', file: GALLERY, from: 'onPick={show}', to: 'onPick={setCurrent}' },
  { clause: 'PDP-01a', file: THUMBS, from: '{pictures.map((picture, index) => (', to: '{pictures.slice(0, 2).map((picture, index) => (' },
  { clause: 'PDP-01a', file: THUMBS, from: '        >\n          <Picture src={picture}', to: '        >\n          <Picture src={pictures[0] ?? picture}' },
  { clause: 'PDP-01b', file: THUMBS, from: "index === current ? 'true' : undefined", to: "index === 0 ? 'true' : undefined" },
  { clause: 'PDP-01b', file: 'storefront/src/features/product/product.css', from: '.gallery-thumbs [aria-current]::after', to: '.gallery-thumbs [aria-selected]::after' },
  { clause: 'PDP-01b', file: GALLERY, from: 'onScroll={({ currentTarget }) =>', to: 'onWheel={({ currentTarget }) =>' },
  { clause: 'PDP-01b', file: GALLERY, from: 'alt={alt} onShow={show} onClose', to: 'alt={alt} onShow={setCurrent} onClose' },
  { clause: 'PDP-01b', file: 'storefront/src/features/product/product.css', from: '.gallery-thumbs [aria-current]::after', to: '.gallery-thumbs button::after' },
  { clause: 'PDP-01c', file: GALLERY, from: 'onClick={zoom}', to: 'onClick={() => setWasZoomed(true)}' },
  { clause: 'PDP-01c', file: GALLERY, from: 'index={current} sizes', to: 'index={0} sizes' },
  { clause: 'PDP-01c', file: GALLERY, from: 'onClick={pictures.length > 0 ? zoom : undefined}', to: 'onClick={undefined}' },
  { clause: 'PDP-01c', file: 'storefront/src/features/product/gallery-zoom.tsx', from: 'src={picture} alt={alt(index)}', to: 'src={pictures[0] ?? picture} alt={alt(index)}' },
  { clause: 'PDP-01c', file: 'storefront/src/features/product/gallery-zoom.tsx', from: 'onClick={() => step(-1)}', to: 'onClick={() => step(1)}' },
  { clause: 'PDP-01c', file: 'storefront/src/features/product/gallery-zoom.tsx', from: 'onClick={zoom.zoomIn}', to: 'onClick={zoom.zoomOut}' },
  { clause: 'PDP-02a', file: TABS, from: 'content: <Details html={details} />', to: "content: <Details html={safeHtml('')} />" },
  { clause: 'PDP-02b', file: TABS, from: '<dt>{label}</dt>', to: '<dt>{code || label}</dt>' },
  { clause: 'PDP-02b', file: TABS, from: "label: t('information')", to: "label: t('details')" },
  { clause: 'PDP-02b', file: TABS, from: "isYesNo ? t(value === '1' ? 'yes' : 'no') : value", to: 'isYesNo ? value : value' },
  { clause: 'PDP-02b', file: 'storefront/messages/en/product.json', from: '"More information"', to: '"Information"' },
  { clause: 'PDP-02c', file: TABS, from: 'areReviewsOn && reviews', to: '!areReviewsOn && reviews' },
  { clause: 'PDP-02c', file: TABS, from: 'content: <ProductReviews product={reviews} />', to: 'content: reviews.review_count === 0 && <ProductReviews product={reviews} />' },
  { clause: 'PDP-02c', file: TABS, from: '{ count: reviews.review_count }', to: '{ count: reviews.reviews.items.length }' },
  { clause: 'PDP-03a', file: OPTIONS, from: 'onChange={() => onChoose(value.uid)}', to: 'onChange={() => isOff && onChoose(value.uid)}' },
  { clause: 'PDP-03a', file: OPTIONS, from: "{values.find(({ uid }) => uid === chosen)?.label ?? t('chooseFirst')}", to: "{t('chooseFirst')}" },
  { clause: 'PDP-03b', file: OPTIONS, from: 'disabled={isOff}', to: 'disabled={false}' },
  { clause: 'PDP-03b', file: OPTIONS, from: 'off.length > 0 && (', to: 'off.length > 1 && (' },
  { clause: 'PDP-03b', file: 'storefront/src/features/product-kinds/variant-url.ts', from: 'choose(options, variants, choice, code, value.uid)', to: '{ ...choice, [code]: value.uid }' },
  { clause: 'PDP-03c', file: BUY_BOX, from: 'extras ?? pricedBy(product, variant)', to: 'extras ?? pricedBy(product, undefined)' },
  { clause: 'PDP-03d', file: VIEW, from: 'variant.pictures.length === 0', to: 'variant.pictures.length > 0' },
  { clause: 'PDP-03d', file: VIEW, from: 'picturesOf(product, variant ?? likelyVariant(variants, choice))', to: 'picturesOf(product, variant && variants.at(-1))' },
  { clause: 'PDP-03d', file: VIEW, from: 'return variant.pictures.map(', to: 'return variant.pictures.slice(0, 1).map(' },
  { clause: 'PDP-03e', file: 'storefront/src/features/product-kinds/variant-choice.ts', from: 'values.length > 1 ? values.filter(isPictured) : values', to: 'values' },
  { clause: 'PDP-03e', file: 'storefront/src/features/product/product-view.tsx', from: 'initialChoice(options, variants)', to: 'initialChoice(options)' },
  {
    clause: 'PDP-03b',
    file: 'storefront/src/features/product-kinds/variant-choice.ts',
    from: 'isInStock && chosen.every((value) => uids.includes(value))',
    to: 'chosen.every((value) => uids.includes(value))',
  },
  { clause: 'PDP-04a', file: CHOICE, from: 'checked={chosen.includes(uid)}', to: "checked={kind === 'radio' && chosen.includes(uid)}" },
  { clause: 'PDP-04b', file: EXTENDED, from: '{ price: money(result.cost.now), ', to: '{ price: product.price, ' },
  { clause: 'PDP-05a', file: BUY_BOX, from: 'await add({ sku: product.sku, quantity, ', to: 'await add({ sku: product.sku, quantity: 1, ' },
  { clause: 'PDP-05b', file: 'storefront/src/features/add-to-cart/use-add-to-cart.ts', from: 'if (isAdded) showAdded(', to: 'if (!isAdded) showAdded(' },
  { clause: 'PDP-05b', file: ADDED, from: "{ kind: 'success', title: t('cart.added')", to: "{ kind: 'error', title: t('cart.added')" },
  { clause: 'PDP-05b', file: ADDED, from: "title: t('cart.added'), text, link", to: "title: t('cart.added'), link" },
  { clause: 'PDP-05b', file: ADDED, from: "href: localePath(locale, '/cart')", to: "href: localePath(locale, '/')" },
  { clause: 'PDP-05c', file: 'storefront/src/features/cart/act-on-cart.ts', from: '    publishCartChange(', to: '    if (!cart) publishCartChange(' },
  { clause: 'PDP-05c', file: 'storefront/src/features/mini-cart/mini-cart-line.tsx', from: '<LineOptions line={line} className="text-xs text-mute" />', to: '' },
  { clause: 'PDP-06a', file: 'storefront/src/features/product-kinds/stock-facts.tsx', from: "!isInStock ? t('isOutOfStock') : ", to: '' },
  { clause: 'PDP-06a', file: 'storefront/messages/en/product.json', from: '"Product is out of stock"', to: '"isOutOfStock"' },
  { clause: 'PDP-06b', file: 'storefront/src/features/product-kinds/buy-row.tsx', from: 'disabled={!isInStock}', to: 'disabled={isPending}' },
  { clause: 'PDP-06b', file: 'storefront/src/features/product-kinds/buy-row.tsx', from: '{isInStock && children}', to: '{children}' },
  { clause: 'PDP-07a', file: ACTIONS, from: '<CompareButton uid={uid} name={name} look={look} />', to: "{look === 'card' && <CompareButton uid={uid} name={name} look={look} />}" },
  { clause: 'PDP-07a', file: 'storefront/src/features/compare/compare-button.tsx', from: 'const isCompared = useCompared()?.includes(uid) ?? false', to: "const isCompared = (look === 'card' && useCompared()?.includes(uid)) ?? false" },
  { clause: 'PDP-07c', file: 'storefront/src/features/compare/compare-button.tsx', from: "isCompared ? 'remove' : 'add'", to: "'add'" },
  { clause: 'PDP-07c', file: 'storefront/src/features/wishlist/wishlist-button.tsx', from: "isWished ? 'remove' : 'add'", to: "'add'" },
  { clause: 'PDP-07b', file: ACTIONS, from: '<WishlistButton sku={sku} name={name} look={look} chosen={chosen} />', to: "{look === 'card' && <WishlistButton sku={sku} name={name} look={look} chosen={chosen} />}" },
  { clause: 'PDP-08a', file: PRICE, from: '<span className={`price text-accent ${className}`}>{now}</span>', to: '<span className={`price text-accent ${className}`}>{regular}</span>' },
  { clause: 'PDP-08b', file: PRICE, from: '<s className="price-old">{regular}</s>', to: '<span className="price-old">{regular}</span>' },
  { clause: 'PDP-08b', file: BUY_BOX, from: '<ProductPrice price={shown}', to: '<ProductPrice price={{ price: shown.price }}' },
  { clause: 'PDP-08b', file: 'storefront/src/ui/components.css', from: '.price-old { color', to: '.price-old { text-decoration: none; color' },
  { clause: 'PDP-08b', file: PRICE, from: "<span className=\"sr-only\">{t('regular')} </span>", to: '' },
  { clause: 'PDP-08c', file: PAGE, from: '{badges.map((badge)', to: "{badges.filter((badge) => badge !== 'sale').map((badge)" },
  { clause: 'PDP-09a', file: RELATED, from: 'if (products.length === 0) return null', to: 'if (products.length > 0) return null' },
  { clause: 'PDP-09a', file: 'storefront/src/features/product-card/small-card.tsx', from: '<Price price={price} />', to: '' },
  { clause: 'PDP-09b', file: 'storefront/src/features/product-card/small-card.tsx', from: '<Link href={href}>{name}</Link>', to: '{href ? name : <Link href={href}>{name}</Link>}' },
  { clause: 'PDP-09b', file: RELATED, from: '{...cardFacts(other, locale)}', to: '{...cardFacts(other, locale)} href=""' },
  { clause: 'PDP-09b', file: RELATED, from: '{...cardFacts(other, locale)}', to: "{...cardFacts(products[0] ?? other, locale)} name={other.name ?? ''}" },
  { clause: 'PDP-09b', file: 'storefront/src/features/product-card/card-facts.ts', from: 'localePath(locale, `/${url_key}`)', to: '`/${url_key}`' },
  { clause: 'PDP-10a', file: BREADCRUMBS, from: '    ...ancestors(deepest.breadcrumbs, locale),\n', to: '' },
  { clause: 'PDP-10a', file: BREADCRUMBS, from: 'localePath(locale, `/${deepest.url_path}`)', to: "localePath(locale, '/')" },
  { clause: 'PDP-10a', file: PAGE, from: "{ label: t('breadcrumbs.home'), href: localePath(locale, '/') }", to: "{ label: t('breadcrumbs.home'), href: '#' }" },
  { clause: 'PDP-10a', file: BREADCRUMBS, from: 'depth(b.breadcrumbs) - depth(a.breadcrumbs)', to: 'depth(a.breadcrumbs) - depth(b.breadcrumbs)' },
  { clause: 'PDP-10b', file: BREADCRUMBS, from: '    own,\n', to: '' },
  { clause: 'PDP-10b', file: BREADCRUMBS, from: "const own = { label: name ?? '' }", to: "const own = { label: name ?? '', href: '' }" },
  { clause: 'PDP-15a', file: 'storefront/src/features/product-kinds/stock-facts.tsx', from: 'isHydrated && delivery ?', to: '!isHydrated && delivery ?' },
  { clause: 'PDP-15a', file: 'storefront/src/features/delivery/days-text.tsx', from: "format({ weekday: 'short' })", to: "format({ weekday: 'long' })" },
  { clause: 'PDP-15b', file: 'storefront/src/features/delivery/delivery-methods.tsx', from: "rate.price.value === 0 ? t('common.price.free') : ", to: '' },
  { clause: 'PDP-15a', file: 'storefront/src/features/delivery/promised-days.ts', from: 'const time = start + hour * HOUR_MS', to: 'const time = start' },
  { clause: 'PDP-15a', file: 'storefront/src/features/delivery/product-delivery.tsx', from: 'Date.now() < until', to: 'Date.now() > until' },
  { clause: 'PDP-15b', file: 'storefront/src/features/delivery/delivery-methods.tsx', from: '{rate.days && <DaysText days={rate.days} />}', to: '' },
  { clause: 'PDP-15b', file: 'storefront/src/features/delivery/estimate-delivery.ts', from: 'if (!country) return []', to: 'if (country) return []' },
  { clause: 'PDP-15c', file: 'storefront/src/features/delivery/delivery-methods.tsx', from: 'isError || rates?.length === 0', to: 'isError' },
]
