import type { CartFragment } from '../../graphql/generated/types.ts'
import { readDevice, writeDevice } from '../../lib/device-storage.ts'
import { reportCartLoss } from './cart-lost.ts'

/** In the browser, for all tabs, since the backend may remove a line between two visits. */
const KEY = 'cart-lines'

interface KnownLines {
  readonly cartId: string
  /** Of the products, by the line's uid. */
  readonly names: Readonly<Record<string, string>>
}

/** Reports the lines of the last known cart that the backend has removed: Magento drops a disabled product without an error. */
export function watchLines(cartId: string, { items }: Pick<CartFragment, 'items'>): void {
  // A line that could not be loaded may come back.
  if (!items || items.includes(null)) return
  const names = Object.fromEntries(items.flatMap((line) => (line ? [[line.uid, line.product.name ?? '']] : [])))
  const known = read()
  const left = known?.cartId === cartId ? Object.entries(known.names).filter(([uid]) => !(uid in names)) : []
  writeDevice(KEY, { cartId, names })
  if (left.length > 0) reportCartLoss('left', left.map(([, name]) => ({ name, count: 0, expected: 0 })))
}

/** For a line that the shopper removes: it is not missed. */
export function forgetLine(removed: string): void {
  const known = read()
  if (known) writeDevice(KEY, { ...known, names: Object.fromEntries(Object.entries(known.names).filter(([uid]) => uid !== removed)) })
}

export const forgetLines = (): void => void writeDevice(KEY, undefined)

function read(): KnownLines | undefined {
  const stored = readDevice(KEY) as Partial<KnownLines> | undefined
  return stored?.names && (stored as KnownLines)
}
