import type { Break } from '../break.ts'

const TOGGLE = 'storefront/src/features/wishlist/toggle-wish.ts'
const WITH_CUSTOMER = 'storefront/src/features/wishlist/with-customer.ts'
const TOASTS = 'storefront/src/features/layout/list-toasts.ts'
const CARD = 'storefront/src/features/wishlist-page/wish-card.tsx'
const GRID = 'storefront/src/features/wishlist-page/wish-grid.tsx'
const MOVES = 'storefront/src/features/wishlist-page/use-moves.ts'
const FOOT = 'storefront/src/features/wishlist-page/wish-foot.tsx'
const PAGE = 'storefront/src/features/wishlist-page/wishlist-page.tsx'

export const BREAKS: readonly Break[] = [
  { clause: 'WISH-01a', file: WITH_CUSTOMER, from: "await change(customer.email ?? '') : 'guest'", to: "await change(customer.email ?? '') : 'failed'" },
  { clause: 'WISH-01a', file: 'storefront/messages/en/toast-messages.json', from: '"You must login or register to add items to your wishlist"', to: '"wishlist.guest"' },
  { clause: 'WISH-01a', file: TOASTS, from: "link: { label: t('wishlist.logIn'), href: login }", to: "link: { label: t('wishlist.logIn'), href: login.replace(/[?].*/, '') }" },
  { clause: 'WISH-01b', file: WITH_CUSTOMER, from: "if (isForCustomersOnly(error)) return 'guest'", to: "if (isForCustomersOnly(error)) return 'failed'" },
  {
    clause: 'WISH-01b',
    file: 'storefront/src/features/wishlist/change-wishes.ts',
    from: "new StoreError(refusal.message, 'invalid-input', refusal.refusal)",
    to: "new StoreError(refusal.message, 'invalid-input')",
  },
  {
    clause: 'WISH-01b',
    file: 'storefront/src/features/wishlist/change-wishes.ts',
    from: "error.reason === 'not-signed-in' || error.reason === 'not-allowed' || error.refusal?.reason === 'customersOnly'",
    to: "error.reason === 'not-signed-in'",
  },
  { clause: 'WISH-02a', file: TOGGLE, from: 'else await addWish(email, wish)', to: 'else if (!wish.sku) await addWish(email, wish)' },
  { clause: 'WISH-02a', file: WITH_CUSTOMER, from: '(hasSession() ? await refetchCustomer() : undefined)', to: 'undefined' },
  { clause: 'WISH-02a', file: 'storefront/src/features/wishlist/wishlist-button.tsx', from: 'toggleWish({ ...chosen, sku }, name)', to: 'toggleWish({ ...chosen, selectedOptions: [], sku }, name)' },
  { clause: 'WISH-02b', file: CARD, from: '<Link href={wishPath(wish, locale)}>{product.name}</Link>', to: '<Link href={wishPath(wish, locale)}>{product.sku}</Link>' },
  { clause: 'WISH-02b', file: CARD, from: 'options.map(named)', to: 'options.slice(1).map(named)' },
  { clause: 'WISH-02b', file: CARD, from: 'chosenVariant(wish)?.price_range ?? product.price_range', to: 'product.price_range' },
  { clause: 'WISH-02b', file: CARD, from: 'chosenVariant(wish)?.small_image?.url ?? product.small_image?.url', to: 'product.small_image?.url' },
  { clause: 'WISH-02b', file: GRID, from: 'list?.count === 0 &&', to: 'list?.count === 1 &&' },
  { clause: 'WISH-02b', file: CARD, from: '<Link href={wishPath(wish, locale)}>{product.name}</Link>', to: '<Link href={localePath(locale, `/${product.url_key}`)}>{product.name}</Link>' },
  { clause: 'WISH-02b', file: CARD, from: '<Price price={shownPrice(priced.price_range, locale)} lowest={lowest} />', to: '' },
  { clause: 'WISH-02c', file: CARD, from: '(await remove()) && onRemoved()', to: 'isRemoving && (await remove()) && onRemoved()' },
  { clause: 'WISH-02c', file: TOGGLE, from: 'await removeWishes(email, ids)', to: 'await removeWishes(email, ids.slice(0, 1))' },
  { clause: 'WISH-02c', file: PAGE, from: 'page > pages ? hrefOf({ page: pages }) : undefined', to: 'page > pages ? hrefOf({ page }) : undefined' },
  { clause: 'WISH-02d', file: FOOT, from: 'void moves.move([wish.id], name)', to: 'undefined' },
  { clause: 'WISH-02d', file: PAGE, from: 'void moves.move(ids)', to: 'void moves.move(ids.slice(0, 1))' },
  { clause: 'WISH-02d', file: MOVES, from: 'setUnmoved(left)', to: 'setUnmoved(left.slice(1))' },
  { clause: 'WISH-02d', file: MOVES, from: "href: localePath(locale, '/cart')", to: "href: localePath(locale, '/')" },
  { clause: 'WISH-02d', file: FOOT, from: 'isBusy || moves.moving.includes(wish.id)', to: 'moves.moving.includes(wish.id)' },
  { clause: 'WISH-02d', file: PAGE, from: 'isBusy || (moves.isOfAll', to: '(moves.isOfAll' },
  { clause: 'WISH-02c', file: TOGGLE, from: 'removeWishes(email, ids)', to: 'removeWishes(email, ids.slice(0, 1))' },
  { clause: 'WISH-02d', file: 'storefront/src/features/wishlist-page/move-wishes.ts', from: 'setWishes(email, answer.wishlist)', to: 'void answer.wishlist' },
]
