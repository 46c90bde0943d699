import { CONTENT_TAG, entryListTag, entryTag } from '../src/lib/cache-tags.ts'
import { parseJson } from '../src/lib/parse-json.ts'

interface Message {
  readonly modelName?: unknown
  readonly newValue?: { readonly id?: unknown } | null
  readonly previousValue?: { readonly id?: unknown } | null
}

/**
 * The tags of an entry and of its model's list, from the body of a Builder webhook:
 * `{"operation": "publish", "modelName": "page", "newValue": {…}, "previousValue": {…}}`. Spaces may omit the values; then
 * all content is evicted.
 */
export function contentTags(body: string): readonly string[] {
  const { modelName, newValue, previousValue } = (parseJson(body) ?? {}) as Message
  const ids = [newValue?.id, previousValue?.id].filter((id) => id !== undefined)
  if (typeof modelName !== 'string' || ids.length === 0) return [CONTENT_TAG]
  return [...new Set([entryListTag(modelName), ...ids.filter((id) => typeof id === 'string').map(entryTag)])]
}
