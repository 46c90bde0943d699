import type { Break } from '../break.ts'

const COMPARE = 'storefront/src/features/compare'
const LIMITS = `${COMPARE}/compare-limits.ts`
const CHANGE = `${COMPARE}/change-compare-list.ts`
const MODAL = `${COMPARE}/compare-modal.tsx`
const OPENER = `${COMPARE}/compare-opener.tsx`
const VIEW = `${COMPARE}/comparison-view.tsx`
const ASSIGN = `${COMPARE}/assign-compare-list.ts`

export const BREAKS: readonly Break[] = [
  { clause: 'COMPARE-01a', file: LIMITS, from: 'MAX_COMPARED = 4', to: 'MAX_COMPARED = 3' },
  { clause: 'COMPARE-01a', file: LIMITS, from: 'MIN_COMPARED = 2', to: 'MIN_COMPARED = 3' },
  { clause: 'COMPARE-01a', file: CHANGE, from: 'throw error\n    return null', to: 'throw error\n    throw error' },
  { clause: 'COMPARE-01a', file: `${COMPARE}/compare-page.tsx`, from: "sharedSkus(search ?? '', MAX_COMPARED)", to: "sharedSkus(search ?? '', 20)" },
  { clause: 'COMPARE-01b', file: CHANGE, from: "add([uid]) : 'full'", to: "add([uid]) : 'failed'" },
  { clause: 'COMPARE-01b', file: LIMITS, from: 'MAX_COMPARED = 4', to: 'MAX_COMPARED = 5' },
  { clause: 'COMPARE-01b', file: MODAL, from: 'items.length >= MAX_COMPARED &&', to: 'items.length > MAX_COMPARED &&' },
  { clause: 'COMPARE-01b', file: 'storefront/src/features/compare/change-compare-list.ts', from: 'now.length < MAX_COMPARED', to: 'now.length <= MAX_COMPARED' },
  { clause: 'COMPARE-02a', file: OPENER, from: '(setWasOpened(true), setOpen(true))', to: '(setWasOpened(true), setOpen(false))' },
  { clause: 'COMPARE-02a', file: MODAL, from: "href={localePath(locale, '/compare')}", to: "href={localePath(locale, '/')}" },
  { clause: 'COMPARE-02a', file: 'storefront/src/ui/icon-button.tsx', from: "{count > 99 ? '99+' : count}", to: "{count > 1 ? '1' : count}" },
  { clause: 'COMPARE-02a', file: MODAL, from: '            {name}\n', to: '            {product.sku}\n' },
  { clause: 'COMPARE-02a', file: MODAL, from: 'href={localePath(locale, `/${url_key}`)}', to: "href={localePath(locale, '/')}" },
  { clause: 'COMPARE-02a', file: MODAL, from: '<Price price={shownPrice(product.price_range, locale)} lowest={lowest} />', to: '' },
  { clause: 'COMPARE-02b', file: VIEW, from: '<th scope="row">{label}</th>', to: '<th scope="row">{code || label}</th>' },
  { clause: 'COMPARE-02b', file: VIEW, from: "{value ?? '—'}", to: "{value ? '✓' : '—'}" },
  { clause: 'COMPARE-02b', file: VIEW, from: '{values.map((value, index)', to: '{values.toReversed().map((value, index)' },
  { clause: 'COMPARE-02b', file: `${COMPARE}/comparison-head.tsx`, from: 'localePath(locale, `/${product.url_key}`)', to: "localePath(locale, '/')" },
  { clause: 'COMPARE-02b', file: `${COMPARE}/comparison-head.tsx`, from: '<Price price={shownPrice(product.price_range, locale)} lowest={lowest} />', to: '' },
  { clause: 'COMPARE-02b', file: `${COMPARE}/comparison-rows.ts`, from: '/ 100) * STARS', to: '/ 100) * 100' },
  { clause: 'COMPARE-02b', file: `${COMPARE}/comparison-rows.ts`, from: 'if (attribute && !SHOWN', to: 'if (attribute && labels.size < 5 && !SHOWN' },
  { clause: 'COMPARE-02c', file: `${COMPARE}/comparison-head.tsx`, from: "void removeCompared(uid, name ?? '')", to: "void removeCompared(name ?? uid, name ?? '')" },
  { clause: 'COMPARE-02c', file: MODAL, from: "void removeCompared(uid, name ?? '')", to: "void removeCompared(name ?? uid, name ?? '')" },
  { clause: 'COMPARE-02c', file: `${COMPARE}/comparison-head.tsx`, from: '<ComparedPicture product={product}', to: '<ComparedPicture product={products.at(-1) ?? product}' },
  { clause: 'COMPARE-02d', file: VIEW, from: '!skus && items.length < MIN_COMPARED', to: '!skus && items.length < MIN_COMPARED - 1' },
  { clause: 'COMPARE-02d', file: VIEW, from: 'items.length < MIN_COMPARED', to: 'items.length === 0' },
  { clause: 'COMPARE-02d', file: MODAL, from: '{!isLoading && items.length < MIN_COMPARED', to: '{isLoading && items.length < MIN_COMPARED' },
  { clause: 'COMPARE-02d', file: `${COMPARE}/compare-page.tsx`, from: "title={t('title')} help={t('help')}", to: "title={t('title')}" },
  { clause: 'COMPARE-02d', file: `${COMPARE}/compare-page.tsx`, from: "href={localePath(locale, '/')}", to: "href={localePath(locale, '/compare')}" },
  { clause: 'COMPARE-03', file: ASSIGN, from: '  if (uid) keepCompareListUid(uid)', to: '  if (uid && !guestsUid) keepCompareListUid(uid)' },
  { clause: 'COMPARE-03', file: ASSIGN, from: 'guestsUid && guestsUid !== compare_list?.uid ?', to: 'guestsUid && !compare_list?.uid ?' },
  { clause: 'COMPARE-03', file: ASSIGN, from: 'guestsUid && guestsUid !== compare_list?.uid ? await assign(guestsUid, compare_list?.uid) : compare_list?.uid', to: 'guestsUid && !compare_list ? await assign(guestsUid, undefined) : compare_list?.uid' },
  { clause: 'COMPARE-03', file: 'storefront/src/features/compare/assign-compare-list.ts', from: 'guestsUid && guestsUid !== compare_list?.uid', to: 'guestsUid && !compare_list?.uid' },
]
