import { BRANDS } from '../../brand/brands.ts'
import { brandProblems } from './brand-problems.ts'

/** @throws Error that names the brands there are when the setting names none of them, and otherwise every field of its data that is wrong */
export async function checkBrand(name: string | undefined): Promise<void> {
  if (name === undefined) return
  const load = Object.hasOwn(BRANDS, name) ? BRANDS[name] : undefined
  if (!load) {
    throw new Error(`Invalid environment variables: BRAND must be a folder of storefront/brand (${Object.keys(BRANDS).join(', ')}), not '${name}'`)
  }
  const { brand } = await load.brand()
  const problems = brandProblems(brand)
  if (problems.length > 0) throw new Error(`Invalid brand, storefront/brand/${name}/brand.ts: ${problems.join('; ')}`)
}
