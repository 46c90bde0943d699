import 'server-only'
import { getBrand } from '../store/shop-brand.ts'

/** `--brand-paper` of a shop without a theme of its own. */
const USUAL = '#F8F8F5'

/** The pages' ground, which browsers colour their own bars with. */
export async function getPaper(): Promise<string> {
  const brand = await getBrand()
  return brand?.theme?.colors?.page ?? USUAL
}
