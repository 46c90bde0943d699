import { readDeviceList, writeDeviceList } from '../../lib/device-list.ts'

/** A product's page to show while this device is offline; without its price, which may have changed. */
export interface ViewedPage {
  readonly name: string
  readonly path: string
  /** Empty where none was shown. */
  readonly picture: string
}

const KEY = 'recentlyViewedPages'
const KEPT = 8

/** The newest first. */
export const readViewedPages = (): readonly ViewedPage[] => readDeviceList(KEY).flatMap(parse)

/** Remembers the open page with its heading and picture: the browser may have that picture while it is offline. */
export function rememberViewedPage(): void {
  const name = document.querySelector('h1')?.textContent
  const picture = document.querySelector<HTMLImageElement>('main img')?.currentSrc ?? ''
  const path = location.pathname
  const others = readViewedPages().filter((page) => page.path !== path)
  if (name) writeDeviceList(KEY, [{ name, path, picture }, ...others].slice(0, KEPT).map((page) => JSON.stringify(page)))
}

export const forgetViewedPages = (): void => writeDeviceList(KEY, [])

function parse(text: string): ViewedPage[] {
  try {
    const { name, path, picture } = JSON.parse(text) as Partial<ViewedPage>
    return typeof name === 'string' && typeof picture === 'string' && path?.startsWith('/') ? [{ name, path, picture }] : []
  } catch {
    return []
  }
}
