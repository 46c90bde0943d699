import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeCompared, toggleCompared } from './change-compare-list.ts'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { comparedProducts } from './compared.ts'
import { loadCompared } from './load-compared.ts'

const [ONE, OTHER] = [btoa('1'), btoa('2')]

interface Request {
  readonly operationName: string
  readonly variables: { readonly uid: string; readonly products?: readonly string[] }
}

/** A backend with the same products on every list; the test decides when the first request is answered. */
function shopWith(...products: string[]) {
  let compared = products
  let answerFirst: () => void = () => undefined
  const first = new Promise<void>((resolve) => (answerFirst = resolve))
  let requests = 0
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName, variables } = JSON.parse(body) as Request
    const named = variables.products?.map((id) => btoa(id)) ?? []
    if (operationName === 'AddProductsToCompareList') compared = [...compared, ...named]
    if (operationName === 'RemoveProductsFromCompareList') compared = compared.filter((product) => !named.includes(product))
    const list = { uid: variables.uid, items: compared.map((product) => ({ uid: '1', product: { uid: product } })) }
    if (requests++ === 0) await first
    const field = operationName === 'ComparedProducts' ? 'compareList' : operationName[0]!.toLowerCase() + operationName.slice(1)
    return Response.json({ data: { [field]: list } })
  })
  return { answerFirst: () => answerFirst() }
}

let lists = 0
const setListCookie = (uid: string) => vi.stubGlobal('document', { cookie: `magento_compareListUid=${uid}`, documentElement: { lang: 'en' } })

beforeEach(() => {
  setListCookie(`list${lists++}`)
  vi.stubGlobal('location', { protocol: 'http:' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('[COMPARE-02] a product removed twice stays removed', async () => {
  shopWith(ONE, OTHER).answerFirst()
  await Promise.all([removeCompared(ONE, 'One'), removeCompared(ONE, 'One')])
  expect(comparedProducts()).toEqual([OTHER])
})

test('[COMPARE-01] a late answer does not undo a product added meanwhile', async () => {
  const { answerFirst } = shopWith(ONE)
  const early = loadCompared()
  await toggleCompared(OTHER, 'Other')
  answerFirst()
  await early
  expect(comparedProducts()).toEqual([ONE, OTHER])
})

test('[COMPARE-03] loads the list that replaced the one being loaded', async () => {
  const { answerFirst } = shopWith(ONE)
  const early = loadCompared()
  setListCookie('another')
  answerFirst()
  await early
  expect(comparedProducts()).toEqual([ONE])
})

test('[COMPARE-01] a product is added to a new list if the backend has lost the visitor’s', async () => {
  const shop = fakeShop({
    ComparedProducts: { data: { compareList: { uid: 'lost', items: [] } } },
    AddProductsToCompareList: { data: { addProductsToCompareList: null }, errors: [{ message: 'Nein.', extensions: { category: 'graphql-no-such-entity' } }] },
    CreateCompareList: { data: { createCompareList: { uid: 'new', items: [{ uid: '1', product: { uid: ONE } }] } } },
  }, 'magento_compareListUid=lost')
  await toggleCompared(ONE, 'One')
  expect([shop.jar.get('magento_compareListUid'), comparedProducts()]).toEqual(['new', [ONE]])
})
