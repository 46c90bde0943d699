import { required } from '../../lib/required.ts'
import { pictureName } from '../../services/media/drawing.ts'
import type { View } from '../../services/media/drawings/core/draw-options.ts'
import { PRODUCTS } from '../catalog/seed-products.ts'

export const MEDIA = '/media/catalog/product/'

/** The path of a product's picture in its first colour. */
export function productPicture(code: string, view: View): string {
  const { kind, look, colors } = required(PRODUCTS.find((plan) => plan.code === code), code)
  return MEDIA + pictureName({ kind, colorway: required(colors[0], code), view, ...look })
}
