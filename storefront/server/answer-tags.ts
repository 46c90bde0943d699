import { cmsPageTag, productTag } from '../src/lib/cache-tags.ts'
import { parseJson } from '../src/lib/parse-json.ts'

/**
 * The tags of what a backend's answer tells of. A path is asked without knowing which product or page it leads to, so the answer
 * itself has to say with what it becomes stale: `product:<uid>`, the same as where the uid was known beforehand, or `page:<identifier>`.
 * @param answer a GraphQL answer as text
 */
export function answerTags(answer: string): string[] {
  if (!/"(sku|content_heading)"/.test(answer)) return []
  const { data } = (parseJson(answer) ?? {}) as { data?: Record<string, unknown> | null }
  const tags = Object.values(data ?? {}).flatMap((field) => {
    if (isProduct(field)) return [productTag(field.uid)]
    return isPage(field) ? [cmsPageTag(field.identifier)] : []
  })
  return [...new Set(tags)]
}

const isProduct = (field: unknown): field is { uid: string } =>
  typeof field === 'object' && field !== null && 'sku' in field && 'uid' in field && typeof field.uid === 'string'

const isPage = (field: unknown): field is { identifier: string } =>
  typeof field === 'object' && field !== null && 'content_heading' in field && 'identifier' in field && typeof field.identifier === 'string'
