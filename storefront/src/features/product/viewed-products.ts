import { readDeviceList, writeDeviceList } from '../../lib/device-storage.ts'

const PRODUCTS_KEY = 'recentlyViewed'
/** One more than is shown, because the page's own product is left out. */
const MAX_PRODUCTS = 9

/** A single card is no row. */
export const MIN_SHOWN = 2

/** The SKUs of products viewed on this device, the newest first. They never leave the device as a list of views. */
export const readViewed = (): readonly string[] => readDeviceList(PRODUCTS_KEY).slice(0, MAX_PRODUCTS)

export const rememberViewed = (sku: string): boolean =>
  writeDeviceList(PRODUCTS_KEY, [sku, ...readViewed().filter((other) => other !== sku)].slice(0, MAX_PRODUCTS))

export const forgetViewed = (): boolean => writeDeviceList(PRODUCTS_KEY, [])

/** A product page to list while this device is offline; without its price, which may have changed. */
export interface ViewedPage {
  readonly name: string
  readonly path: string
  /** Empty where none was shown. */
  readonly picture: string
}

const PAGES_KEY = 'recentlyViewedPages'
const MAX_PAGES = 8

/** The newest first. */
export const readViewedPages = (): readonly ViewedPage[] => readDeviceList(PAGES_KEY).flatMap(parsePage)

/** Remembers the open page with its heading and picture, which the browser may have in its cache while it is offline. */
export function rememberViewedPage(): void {
  const name = document.querySelector('h1')?.textContent
  const picture = document.querySelector<HTMLImageElement>('main img')?.currentSrc ?? ''
  const path = location.pathname
  const others = readViewedPages().filter((page) => page.path !== path)
  if (name) writeDeviceList(PAGES_KEY, [{ name, path, picture }, ...others].slice(0, MAX_PAGES).map((page) => JSON.stringify(page)))
}

export const forgetViewedPages = (): boolean => writeDeviceList(PAGES_KEY, [])

function parsePage(text: string): ViewedPage[] {
  try {
    const { name, path, picture } = JSON.parse(text) as Partial<ViewedPage>
    return typeof name === 'string' && typeof picture === 'string' && path?.startsWith('/') ? [{ name, path, picture }] : []
  } catch {
    return []
  }
}
