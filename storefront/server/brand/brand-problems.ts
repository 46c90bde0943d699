import * as v from 'valibot'
import type { Brand } from '../../brand/brand.ts'
import { brandSchema } from './brand-schema.ts'
import { contrastProblems } from './theme-contrast.ts'

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
