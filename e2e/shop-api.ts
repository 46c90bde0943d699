import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { AddProductsToCartOperation } from '../storefront/src/graphql/generated/cart.ts'
import { CreateGuestCartIdOperation } from '../storefront/src/graphql/generated/cart-id.ts'
import { GenerateCustomerTokenOperation } from '../storefront/src/graphql/generated/login.ts'
import { ResolvePathOperation } from '../storefront/src/graphql/generated/resolve-path.ts'
import type { Operation } from '../storefront/src/graphql/operation.ts'
import { queryBackend, tokenOf } from './query-backend.ts'
import { botCheckHeader } from './bot-check-service.ts'
import { backendUrlOf } from './ports.ts'
import { SHOP_URL } from './shop-under-test.ts'
import type { Locale } from '../storefront/src/i18n/locales.ts'

export interface Customer {
  readonly email: string
  readonly password: string
  readonly firstname: string
  readonly lastname: string
}

/** Test data, created through the shop's own gateway and never through the screens under test. */
export class ShopApi {
  readonly #locale: Locale
  readonly #url: string
  readonly #backendUrl: string

  constructor(locale: Locale, url = SHOP_URL) {
    this.#locale = locale
    this.#url = url
    this.#backendUrl = backendUrlOf(url)
  }

  async send<Data, Variables>({ name, query }: Operation<Data, Variables>, variables: Variables): Promise<Data> {
    const response = await fetch(`${this.#url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.#url, store: this.#locale, ...(await botCheckHeader(query, this.#backendUrl)) },
      body: JSON.stringify({ operationName: name, query, variables }),
    })
    const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] }
    if (!data || errors) throw new Error(`${name}: ${errors?.map(({ message }) => message).join('; ') ?? response.status}`)
    return data
  }

  async createCart(): Promise<string> {
    const data = await this.send(CreateGuestCartIdOperation, {})
    return Object.values(data).find((value) => typeof value === 'string')!
  }

  /** Adds the product to this browser's guest cart, with the first options in stock. */
  async addToGuestCart(context: BrowserContext, urlKey: string, quantity = 1): Promise<string> {
    const cartId = await this.createCart()
    await this.add(cartId, urlKey, quantity)
    await context.addCookies([{ name: 'magento_cartId', value: cartId, url: this.#url }])
    return cartId
  }

  async add(cartId: string, urlKey: string, quantity = 1): Promise<void> {
    await this.#addItems(cartId, await this.#cartItems(urlKey, quantity))
  }

  /** Adds a product without its own page, such as a part of a set. */
  async addSku(cartId: string, sku: string): Promise<void> {
    await this.#addItems(cartId, [{ sku, quantity: 1 }])
  }

  /** Fills the customer's cart on another device. @returns its id */
  async addToCustomerCart(customer: Customer, urlKey: string, quantity = 1): Promise<string> {
    const token = await tokenOf(customer, this.#backendUrl)
    const { customerCart } = await queryBackend<{ customerCart: { id: string } }>('{ customerCart { id } }', {}, token, this.#backendUrl)
    const cartItems = await this.#cartItems(urlKey, quantity)
    await queryBackend(AddProductsToCartOperation.query, { cartId: customerCart.id, cartItems }, token, this.#backendUrl)
    return customerCart.id
  }

  /** Adds the product to this browser's guest comparison. @returns the list's uid */
  async compareAsGuest(context: BrowserContext, urlKey: string): Promise<string> {
    const { sku } = await this.#firstChoice(urlKey)
    const { products } = await queryBackend<{ products: { items: { id: number }[] } }>(
      'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { id } } }',
      { sku },
      undefined,
      this.#backendUrl,
    )
    const { createCompareList } = await queryBackend<{ createCompareList: { uid: string } }>(
      'mutation ($products: [ID!]) { createCompareList(input: { products: $products }) { uid } }',
      { products: products.items.map(({ id }) => String(id)) },
      undefined,
      this.#backendUrl,
    )
    await context.addCookies([{ name: 'magento_compareListUid', value: createCompareList.uid, url: this.#url }])
    return createCompareList.uid
  }

  /** Creates a customer of this test only. */
  async createCustomer(changes: Partial<Customer> = {}): Promise<Customer> {
    const customer = { email: `${randomUUID()}@example.com`, password: 'Kozica-1894', firstname: 'Agata', lastname: 'Wierch', ...changes }
    const mutation = 'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }'
    await queryBackend(mutation, { input: customer }, undefined, this.#backendUrl)
    return customer
  }

  /** Sets the cookies of a login; open pages are not notified. */
  async logIn(context: Pick<BrowserContext, 'request'>, { email, password }: Customer): Promise<void> {
    const { name, query } = GenerateCustomerTokenOperation
    const response = await context.request.post(`${this.#url}/api/graphql`, {
      headers: { origin: this.#url, store: this.#locale, ...(await botCheckHeader(query, this.#backendUrl)) },
      data: { operationName: name, query, variables: { email, password } },
    })
    const { errors } = (await response.json()) as { errors?: { message: string }[] }
    if (errors) throw new Error(`${email} cannot log in: ${errors.map(({ message }) => message).join('; ')}`)
  }

  async #addItems(cartId: string, cartItems: readonly { readonly sku: string; readonly quantity: number }[]): Promise<void> {
    const { addProductsToCart } = await this.send(AddProductsToCartOperation, { cartId, cartItems })
    const [problem] = addProductsToCart?.user_errors ?? []
    if (problem) throw new Error(`${cartItems[0]?.sku}: ${problem.message}`)
  }

  async #cartItems(urlKey: string, quantity: number) {
    const { sku, selectedOptions } = await this.#firstChoice(urlKey)
    return [{ sku, quantity, selected_options: selectedOptions }]
  }

  async #firstChoice(urlKey: string): Promise<{ sku: string; selectedOptions: string[] }> {
    const route = (await this.#productAt(urlKey)) ?? (await this.#productAt(`${urlKey}.html`))
    if (!route) throw new Error(`There is no product ${urlKey}`)
    const variants = 'variants' in route ? (route.variants ?? []) : []
    const inStock = variants.find((variant) => variant?.product?.stock_status === 'IN_STOCK')
    return { sku: route.sku, selectedOptions: inStock?.attributes?.map((attribute) => attribute!.uid) ?? [] }
  }

  async #productAt(path: string) {
    const { product: route } = await this.send(ResolvePathOperation, { path, categoryPath: path, productPath: path })
    return route && 'sku' in route && route.sku ? { ...route, sku: route.sku } : undefined
  }
}
