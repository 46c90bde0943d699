import { BRANDS } from '../brand/brands.ts'

/** @throws Error that names the brands there are, when the setting names none of them */
export function checkBrand(brand: string | undefined): void {
  if (brand === undefined || Object.hasOwn(BRANDS, brand)) return
  throw new Error(`Invalid environment variables: BRAND must be a folder of storefront/brand (${Object.keys(BRANDS).join(', ')}), not '${brand}'`)
}
