import type { Break } from '../break.ts'

const GRAPHQL = 'storefront/src/graphql'
const BROWSER = `${GRAPHQL}/browser.ts`
const BACKEND = `${GRAPHQL}/backend.ts`
const ANSWER = `${GRAPHQL}/read-answer.ts`
const OPERATIONS = `${GRAPHQL}/generated/allow-list.ts`

export const BREAKS: readonly Break[] = [
  { clause: 'API-01a', file: BROWSER, from: "fetch('/api/graphql'", to: "fetch('/graphql'" },
  { clause: 'API-01a', file: BROWSER, from: "method: 'POST'", to: "method: 'PUT'" },
  { clause: 'API-01a', file: `${GRAPHQL}/gateway.ts`, from: "request.method !== 'POST'", to: "request.method === 'DELETE'" },
  { clause: 'API-01b', file: BROWSER, from: '{ operationName: name, variables, query }', to: '{ operationName: name, query }' },
  { clause: 'API-01b', file: BROWSER, from: '{ operationName: name, variables, query }', to: '{ variables, query }' },
  { clause: 'API-01c', file: BROWSER, from: "'same-origin'", to: "'include'" },
  { clause: 'API-02a', file: BROWSER, from: "options.locale ?? (document.documentElement.lang || 'default')", to: "options.locale ?? 'default'" },
  { clause: 'API-02a', file: `${GRAPHQL}/forward.ts`, from: 'storeCode(isLocale(locale) ? locale : undefined)', to: 'storeCode(undefined)' },
  { clause: 'API-02a', file: `${GRAPHQL}/server.ts`, from: 'storeCode(locale)', to: "storeCode(locale && 'en')" },
  { clause: 'API-02a', file: BACKEND, from: '(settings.storeCodes.get(locale) ?? locale)', to: 'locale' },
  { clause: 'API-02b', file: BROWSER, from: "(document.documentElement.lang || 'default')", to: 'document.documentElement.lang' },
  { clause: 'API-02b', file: BACKEND, from: ": 'default'", to: ": ''" },
  { clause: 'API-03', file: BACKEND, from: '`Bearer ${token}`', to: 'token' },
  { clause: 'API-03', file: `${GRAPHQL}/forward.ts`, from: 'needsToken(field) ? cookie.token : undefined', to: 'needsToken(field) ? undefined : cookie.token' },
  { clause: 'API-03', file: BACKEND, from: 'if (token) headers.set', to: "if (token && !headers.has('authorization')) headers.set" },
  { clause: 'API-03', file: `${GRAPHQL}/forward.ts`, from: "token: answered.token === 'sent' ? call.token : undefined", to: 'token: undefined' },
  { clause: 'API-03', file: `${GRAPHQL}/customer-token.ts`, from: "  'createCustomerV2',\n", to: "  'createCustomerV2',\n  'createProductReview',\n" },
  {
    clause: 'API-03',
    file: 'storefront/src/graphql/backend.ts',
    from: "if (token) headers.set('authorization', `Bearer ${token}`)",
    to: "if (token && !settings.backendBasicAuth) headers.set('authorization', `Bearer ${token}`)",
  },
  { clause: 'API-04', file: BACKEND, from: "Buffer.from(settings.backendBasicAuth).toString('base64')", to: 'settings.backendBasicAuth' },
  { clause: 'API-04', file: 'storefront/src/settings/backend.ts', from: 'values.BACKEND_BASIC_AUTH || undefined', to: 'undefined' },
  { clause: 'API-05a', file: ANSWER, from: 'status >= 300', to: 'status > 300' },
  { clause: 'API-05a', file: ANSWER, from: 'status >= 300', to: 'status === 500' },
  { clause: 'API-05a', file: `${GRAPHQL}/forward.ts`, from: 'status < 300 ? 200 : 502', to: 'status < 500 ? 200 : 502' },
  { clause: 'API-05b', file: ANSWER, from: "throw new ServerError(operation, 'the answer cannot be parsed', { cause })", to: 'throw cause' },
  {
    clause: 'API-05c',
    file: ANSWER,
    from: "  if (typeof data !== 'object' || data === null) throw new ServerError(operation, 'the answer has neither data nor errors')\n  return data\n",
    to: '  return (data ?? {}) as Data\n',
  },
  { clause: 'API-05c', file: ANSWER, from: "if (typeof data !== 'object' || data === null) throw", to: 'if (data === undefined) throw' },
  { clause: 'API-06', file: OPERATIONS, from: '{revokeCustomerToken{result}}', to: '{revokeCustomerToken{__typename}}' },
  { clause: 'API-06', file: OPERATIONS, from: 'mutation createGuestCartId{createEmptyCart}', to: 'mutation createGuestCartId{createGuestCart{cart{id}}}' },
  { clause: 'API-06', file: OPERATIONS, from: 'cart_item_uid:$cartItemUid', to: 'cart_item_id:$cartItemUid' },
  { clause: 'API-07', file: `${GRAPHQL}/generated/category-tree.ts`, from: 'children{uid url_path name include_in_menu}', to: 'children{uid}' },
  { clause: 'API-07', file: OPERATIONS, from: '{customer{email firstname lastname compare_list{uid}}}', to: '{customer{email firstname lastname}}' },
  { clause: 'API-07', file: OPERATIONS, from: '{cart(cart_id:$cartId){id total_quantity}}', to: '{cart(cart_id:$cartId){id}}' },
  { clause: 'API-07', file: OPERATIONS, from: '{customer{reviews(pageSize:$pageSize currentPage:$page)', to: '{customer{reviews(pageSize:$pageSize)' },
  { clause: 'API-07', file: `${GRAPHQL}/generated/category-tree.ts`, from: 'category_uid:{eq:$categoryUid}', to: 'parent_category_uid:{eq:$categoryUid}' },
]
