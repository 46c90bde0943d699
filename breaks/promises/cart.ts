import type { Break } from '../break.ts'

const CART = 'storefront/src/features/cart'
const ACT = `${CART}/act-on-cart.ts`
const ACTIONS = `${CART}/cart-actions.ts`
const CREATE = `${CART}/create-cart.ts`
const TOTALS = `${CART}/cart-totals.tsx`
const OPTIONS = `${CART}/line-options.tsx`
const USE_CART = `${CART}/use-cart.ts`
const PAGE = 'storefront/src/features/cart-page'
const LINE = `${PAGE}/cart-line.tsx`
const COUPON = `${PAGE}/coupon-form.tsx`
const CHECKOUT = `${PAGE}/checkout-button.tsx`
const COOKIE = 'storefront/src/lib/visitor-cookie.ts'

export const BREAKS: readonly Break[] = [
  { clause: 'CART-01a', file: `${CART}/cart-id.ts`, from: "'magento_cartId'", to: "'cart_id'" },
  { clause: 'CART-01a', file: COOKIE, from: 'Path=/; ', to: '' },
  { clause: 'CART-01b', file: `${CART}/cart-id.ts`, from: 'ONE_HOUR = 3600', to: 'ONE_HOUR = 86_400' },
  { clause: 'CART-01c', file: ACT, from: '  keepCartId(cartId)\n', to: '' },
  { clause: 'CART-01c', file: `${CART}/get-cart.ts`, from: '    keepCartId(cartId)\n', to: '' },
  { clause: 'CART-01c', file: `${CART}/load-cart.ts`, from: '    keepCartId(cartId)\n    const { cart }', to: '    const { cart }' },
  { clause: 'CART-02a', file: USE_CART, from: "=> ['cart', cartId]", to: "=> ['cart', typeof cartId]" },
  { clause: 'CART-02a', file: COOKIE, from: '    listeners.notify()\n', to: '' },
  { clause: 'CART-02b', file: USE_CART, from: 'cart ? show(id, cart) : queryClient', to: 'cart ? undefined : queryClient' },
  { clause: 'CART-02b', file: COOKIE, from: "    cookieStore.addEventListener('change', notify, { signal })\n", to: '' },
  { clause: 'CART-03a', file: `${PAGE}/cart-page.tsx`, from: "status === 'guest') void ensureCartId()", to: "status === 'expired') void ensureCartId()" },
  { clause: 'CART-03a', file: CREATE, from: '    keepCartId(cartId)\n', to: '' },
  { clause: 'CART-03b', file: 'storefront/src/features/mini-cart/cart-button.tsx', from: "status !== 'customer' ||", to: "status !== 'guest' ||" },
  { clause: 'CART-03b', file: CREATE, from: '(hasSession() && (await findCustomerCart())) || ', to: '' },
  { clause: 'CART-03c', file: `${PAGE}/cart-page.tsx`, from: "cartId === undefined && status === 'guest'", to: 'cartId === undefined' },
  { clause: 'CART-04', file: ACT, from: "if (!cartId) throw new Error('Cart id was not provided')", to: "if (!cartId) throw new Error('There is no cart')" },
  { clause: 'CART-05', file: `${CART}/customer-cart.ts`, from: "  if (!customerCart.id) throw new Error(\"Customer's cart id was not generated\")\n", to: '' },
  { clause: 'CART-06', file: CREATE, from: "    logFailure('The cart could not be created', error)\n    return undefined", to: '    throw error' },
  { clause: 'CART-06', file: CREATE, from: "    logFailure('The cart could not be created', error)\n", to: '' },
  { clause: 'CART-07a', file: `${PAGE}/cart-line-foot.tsx`, from: 'onChange={state.change}', to: 'onChange={() => undefined}' },
  { clause: 'CART-07b', file: LINE, from: 'icon={<TrashIcon />} onClick={remove}', to: 'icon={<TrashIcon />}' },
  { clause: 'CART-07b', file: ACTIONS, from: 'cartItemUid: uid }', to: "cartItemUid: '' }" },
  { clause: 'CART-07c', file: LINE, from: 'href={editHref} aria-label', to: "href={href ?? ''} aria-label" },
  { clause: 'CART-07c', file: `${CART}/product-path.ts`, from: '[PARAMETER]: line.uid', to: '[PARAMETER]: line.product.uid' },
  { clause: 'CART-08a', file: COUPON, from: "else setError(t('required'))", to: 'else setError(undefined)' },
  { clause: 'CART-08b', file: COUPON, from: 'act(() => applyCoupon(entered), ', to: "act(() => applyCoupon(''), " },
  { clause: 'CART-08b', file: TOTALS, from: '{discount && (', to: '{discount && isTaxAdded && (' },
  { clause: 'CART-08c', file: COUPON, from: 'void act(removeCoupon', to: 'if (isBusy) void act(removeCoupon' },
  { clause: 'CART-08d', file: COUPON, from: "t('setFailed')", to: "t('required')" },
  { clause: 'CART-08d', file: COUPON, from: 'problemText(readProblem(cause)) : failure)', to: 'problemText(readProblem(cause)) : undefined)' },
  { clause: 'CART-08e', file: COUPON, from: "t('removeFailed')", to: "t('setFailed')" },
  { clause: 'CART-08e', file: COUPON, from: '        {error && <FieldError className="mt-1.5">{error}</FieldError>}\n', to: '' },
  { clause: 'CART-08f', file: COUPON, from: 'logFailure(failure, cause)', to: 'if (cause instanceof StoreError) logFailure(failure, cause)' },
  { clause: 'CART-09a', file: TOTALS, from: 'value={formatMoney(subtotal, locale)}', to: 'value={formatMoney(isTaxAdded ? subtotal : grandTotal, locale)}' },
  { clause: 'CART-09b', file: TOTALS, from: 'formatMoney(discount.amount, locale)', to: 'formatMoney(grandTotal, locale)' },
  { clause: 'CART-09b', file: `${CART}/read-totals.ts`, from: 'sum - (amount.value ?? 0)', to: 'sum + (amount.value ?? 0)' },
  { clause: 'CART-09c', file: TOTALS, from: '<dd>{formatMoney(grandTotal, locale)}</dd>', to: '<dd>{formatMoney(isTaxAdded ? grandTotal : subtotal, locale)}</dd>' },
  { clause: 'CART-09d', file: TOTALS, from: '<dd>{formatMoney(grandTotal, locale)}</dd>', to: '<dd>{grandTotal.value}</dd>' },
  { clause: 'CART-09d', file: TOTALS, from: 'value={formatMoney(subtotal, locale)}', to: "value={formatMoney({ ...subtotal, currency: 'USD' }, locale)}" },
  { clause: 'CART-10a', file: OPTIONS, from: '      <LineParts line={line} className={className} />\n', to: '' },
  { clause: 'CART-10a', file: OPTIONS, from: '{named(part)},', to: '{part.value},' },
  { clause: 'CART-10a', file: OPTIONS, from: '`${part.quantity} × ${formatMoney(part.price, locale)}`', to: 'formatMoney(part.price, locale)' },
  { clause: 'CART-10a', file: OPTIONS, from: '`${part.quantity} × ${formatMoney(part.price, locale)}`', to: '`${part.quantity} × ${formatMoney({ ...part.price, value: null }, locale)}`' },
  { clause: 'CART-10b', file: LINE, from: '<LineOptions line={line} className="text-sm text-mute" />', to: '{isGone && <LineOptions line={line} className="text-sm text-mute" />}' },
  { clause: 'CART-10b', file: OPTIONS, from: 'options.map(named)', to: 'options.slice(0, 1).map(named)' },
  { clause: 'CART-11', file: ACT, from: 'if (!onError) throw error', to: 'throw error' },
  { clause: 'CART-11', file: ACT, from: '    onError(error)\n', to: '' },
  { clause: 'CART-12a', file: 'storefront/src/graphql/browser.ts', from: "cache: 'no-store'", to: "cache: 'default'" },
  { clause: 'CART-12a', file: 'storefront/src/graphql/reply.ts', from: "'no-store'", to: "'private, max-age=60'" },
  { clause: 'CART-12a', file: USE_CART, from: "refetchOnMount: 'always'", to: 'refetchOnMount: false' },
  { clause: 'CART-13a', file: `${PAGE}/filled-cart.tsx`, from: '<BlockedNotice lines={lines} />', to: '{isNet && <BlockedNotice lines={lines} />}' },
  { clause: 'CART-13a', file: LINE, from: '{problem && <FieldError', to: '{state.refusal && problem && <FieldError' },
  { clause: 'CART-13b', file: CHECKOUT, from: 'of uids) await', to: 'of uids.slice(1)) await' },
  { clause: 'CART-13b', file: CHECKOUT, from: 'router.push(checkout)', to: 'router.prefetch(checkout)' },
  { clause: 'CART-13c', file: CHECKOUT, from: "href={localePath(locale, '/')}", to: 'href={checkout}' },
]
