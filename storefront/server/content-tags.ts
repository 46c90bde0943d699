/** On all that the shop reads from the content service. */
const EVERYTHING = ['content']

/**
 * What a webhook of Builder's says has changed, as the tags of what was made of it: the entry, and the list of its model.
 * @param body `{"operation": "publish", "modelName": "page", "newValue": {…}, "previousValue": {…}}`; a space may be set to leave
 * the values out, and of what names no model and no entry nobody knows what it is about
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
