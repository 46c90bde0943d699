import { cmsPageTag, productTag } from '../src/lib/cache-tags.ts'
import { parseJson } from '../src/lib/parse-json.ts'

/**
 * The cache tags of the entities in a backend's response. A path is resolved without knowing its product or page, so the response
 * itself shows what it depends on: `product:<uid>`, the tag of requests that know the uid, or `page:<identifier>`.
 * @param answer a GraphQL response as text
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
