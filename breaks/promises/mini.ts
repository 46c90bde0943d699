import type { Break } from '../break.ts'

const MINI_CART = 'storefront/src/features/mini-cart/mini-cart.tsx'
const LINE = 'storefront/src/features/mini-cart/mini-cart-line.tsx'
const LINES = 'storefront/src/features/cart/cart-lines.ts'
const OWNER = 'storefront/src/features/mini-cart/mini-cart-owner.tsx'
const BUTTON = 'storefront/src/features/mini-cart/cart-button.tsx'

export const BREAKS: readonly Break[] = [
  { clause: 'MINI-03', file: MINI_CART, from: '<FreeDeliveryNote cart={cart} from={freeFrom} t={t} />', to: '' },
  { clause: 'MINI-01a', file: MINI_CART, from: "{t('title')} {lines", to: '{lines' },
  { clause: 'MINI-01b', file: MINI_CART, from: '{cart?.total_quantity}', to: '{lines.length}' },
  { clause: 'MINI-01b', file: BUTTON, from: 'count={count ?? 0}', to: 'count={count ? 1 : 0}' },
  { clause: 'MINI-01c', file: BUTTON, from: '    setOpen(true)', to: '    setOpen(false)' },
  { clause: 'MINI-01d', file: MINI_CART, from: '{isLoading && !isUnreachable && <MiniCartSkeleton', to: '{isUnreachable && <MiniCartSkeleton' },
  { clause: 'MINI-01e', file: MINI_CART, from: '<p className="text-xl font-semibold tracking-snug">{t(\'empty\')}</p>', to: '' },
  { clause: 'MINI-01f', file: LINE, from: '{picture && <Picture src={picture}', to: '{!picture && <Picture src=""' },
  { clause: 'MINI-01f', file: LINE, from: '              {name}\n            </Link>', to: '            </Link>' },
  { clause: 'MINI-01f', file: LINE, from: 'value={quantity}', to: 'value={Math.min(quantity, 1)}' },
  { clause: 'MINI-01f', file: LINE, from: 'linePrices(line, isNet).row ??', to: 'linePrices(line, isNet).each ??' },
  { clause: 'MINI-01f', file: LINE, from: 'onChange={change}', to: 'onChange={() => isBusy && change(quantity)}' },
  { clause: 'MINI-01f', file: LINES, from: 'variant?.small_image?.url ?? line', to: '(variant ? undefined : variant) ?? line' },
  { clause: 'MINI-01g', file: LINES, from: '({ option_label: label, value_label: value })', to: '({ option_label: value, value_label: label })' },
  { clause: 'MINI-01g', file: LINE, from: '<LineOptions line={line} className="text-xs text-mute" />', to: '{problem && <LineOptions line={line} className="text-xs text-mute" />}' },
  { clause: 'MINI-01h', file: LINE, from: 'href={href} aria-label', to: 'href="/" aria-label' },
  { clause: 'MINI-01h', file: LINE, from: 'linePath(line, locale)', to: 'linePath({ ...line, uid: line.product.uid }, locale)' },
  { clause: 'MINI-01i', file: LINE, from: 'void remove()', to: 'isBusy && void remove()' },
  { clause: 'MINI-01j', file: MINI_CART, from: 'readTotals(cart).subtotal', to: 'readTotals(cart).grandTotal' },
  { clause: 'MINI-01j', file: MINI_CART, from: "<span>{t('subtotal')}</span>", to: "<span>{t('cart')}</span>" },
  { clause: 'MINI-01k', file: MINI_CART, from: "localePath(locale, '/cart')", to: "localePath(locale, '/')" },
  { clause: 'MINI-01k', file: MINI_CART, from: "localePath(locale, '/checkout')", to: "localePath(locale, '/cart')" },
  { clause: 'MINI-01k', file: MINI_CART, from: "href={localePath(locale, '/cart')} onClick={onClose}", to: "href={localePath(locale, '/cart')}" },
  { clause: 'MINI-02a', file: OWNER, from: "if (customer) return <p className=\"text-sm text-soft\">{t('loggedIn', { firstName: customer.firstname ?? '' })}</p>", to: 'if (customer) return null' },
  { clause: 'MINI-02b', file: OWNER, from: ' onClick={onLeave}', to: '' },
  { clause: 'MINI-02b', file: MINI_CART, from: '      <MiniCartOwner onLeave={onClose} />\n', to: '' },
  { clause: 'MINI-02b', file: OWNER, from: "{t('guest')}{' '}", to: '' },
]
