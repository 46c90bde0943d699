import { BRANDS } from '../../brand/brands.ts'
import { brandProblems } from './brand-problems.ts'

/** @throws Error that lists the existing brands if the setting names an unknown one, and otherwise every invalid field of its data */
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
