/**
 * The tags of what a backend's answer tells of. A path is asked without knowing which product it leads to, so the answer
 * itself has to say with what it becomes stale: `product:<uid>`, the same as where the uid was known beforehand.
 * @param answer a GraphQL answer as text
 */
export function answerTags(answer: string): string[] {
  if (!answer.includes('"sku"')) return []
  const { data } = JSON.parse(answer) as { data?: Record<string, unknown> | null }
  const uids = Object.values(data ?? {}).flatMap((field) => (isProduct(field) ? [field.uid] : []))
  return [...new Set(uids)].map((uid) => `product:${uid}`)
}

const isProduct = (field: unknown): field is { uid: string } =>
  typeof field === 'object' && field !== null && 'sku' in field && 'uid' in field && typeof field.uid === 'string'
