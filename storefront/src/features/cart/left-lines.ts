import type { CartFragment } from '../../graphql/generated/types.ts'
import { reportCartLoss } from './cart-lost.ts'

/** In the browser's storage, which all tabs share, since the backend may remove a line between two visits. */
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
  write({ cartId, names })
  if (left.length > 0) reportCartLoss('left', left.map(([, name]) => ({ name, count: 0, expected: 0 })))
}

/** For a line that the shopper removes: it is not missed. */
export function forgetLine(removed: string): void {
  const known = read()
  if (known) write({ ...known, names: Object.fromEntries(Object.entries(known.names).filter(([uid]) => uid !== removed)) })
}

/** They belong to the visitor whose cart it was. */
export function forgetLines(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to forget.
  }
}

function read(): KnownLines | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KnownLines | null
    return stored?.names ? stored : undefined
  } catch {
    return undefined
  }
}

function write(lines: KnownLines): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(lines))
  } catch {
    // Without storage, a line that leaves is not noticed. Nothing else depends on it.
  }
}
