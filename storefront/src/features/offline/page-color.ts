import 'server-only'
import { getBrand } from '../store/shop-brand.ts'

/** `--brand-paper` of the default theme. */
const DEFAULT = '#F8F8F5'

/** The pages' ground, which browsers colour their own bars with. */
export async function getPageColor(): Promise<string> {
  const brand = await getBrand()
  return brand?.theme?.colors?.page ?? DEFAULT
}
