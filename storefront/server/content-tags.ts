/** Carried by everything that the shop reads from the content service. */
const EVERYTHING = ['content']

/**
 * The tags of an entry and of its model's list, from the body of a Builder webhook:
 * `{"operation": "publish", "modelName": "page", "newValue": {…}, "previousValue": {…}}`. Spaces may omit the values; then
 * everything is invalidated.
 */
export function contentTags(body: string): readonly string[] {
  const { modelName, newValue, previousValue } = parsed(body)
  const ids = [newValue, previousValue].map((value) => (value as { id?: unknown } | null | undefined)?.id)
  if (typeof modelName !== 'string' || ids.every((id) => id === undefined)) return EVERYTHING
  return [...new Set([`content-list:${modelName}`, ...ids.filter((id) => typeof id === 'string').map((id) => `content:${id}`)])]
}

function parsed(body: string): { readonly modelName?: unknown; readonly newValue?: unknown; readonly previousValue?: unknown } {
  try {
    const message: unknown = JSON.parse(body)
    return typeof message === 'object' && message !== null ? message : {}
  } catch {
    return {}
  }
}
