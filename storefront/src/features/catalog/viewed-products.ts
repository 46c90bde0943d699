const KEY = 'recentlyViewed'
/** The page's own product is not shown, so that one more is kept. */
const KEPT = 9

/** The numbers of products seen on this device, the newest first; of no use to anybody else, so that nobody is told. */
export function readViewed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((sku) => typeof sku === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

export function rememberViewed(sku: string): void {
  write([sku, ...readViewed().filter((other) => other !== sku)].slice(0, KEPT))
}

export const forgetViewed = (): void => write([])

function write(skus: readonly string[]): void {
  try {
    if (skus.length > 0) localStorage.setItem(KEY, JSON.stringify(skus))
    else localStorage.removeItem(KEY)
  } catch (error) {
    console.warn('This browser keeps nothing', error)
  }
}
