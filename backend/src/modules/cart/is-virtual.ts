import type { CartLine } from './cart-line.ts'

const WEIGHTLESS = ['virtual', 'downloadable']

/** Nothing to send; an empty cart is not virtual. */
export function isVirtual(lines: readonly Pick<CartLine, 'type' | 'bundleOptions'>[]): boolean {
  return lines.length > 0 && lines.every(({ type, bundleOptions }) => {
    const types = type === 'bundle' ? bundleOptions.flatMap(({ values }) => values.map(({ product }) => product.type)) : [type]
    return types.every((each) => WEIGHTLESS.includes(each))
  })
}
