import * as v from 'valibot'
import type { Brand } from '../../brand/brand.ts'
import { BRANDS } from '../../brand/brands.ts'
import { brandSchema } from './brand-schema.ts'
import { contrastProblems } from './theme-contrast.ts'

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

/** @returns a line for each invalid field, beginning with its name */
export function brandProblems(brand: Brand): string[] {
  const { issues, success } = v.safeParse(brandSchema, brand)
  if (!success) return issues.map((issue) => `${v.getDotPath(issue)} ${reason(issue)}`)
  return contrastProblems(brand.theme?.colors ?? {})
}

const reason = (issue: v.BaseIssue<unknown>): string => {
  if (issue.kind !== 'schema' || issue.type !== 'strict_object') return issue.message
  return issue.expected === 'never' ? 'is not known' : issue.received === 'undefined' ? 'is missing' : 'must be an object'
}
