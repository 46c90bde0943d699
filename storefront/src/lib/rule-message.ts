/** A rule's message with its detail, such as the wrong character: forms keep one text for a field. */
export const detailed = <Key extends string>(key: Key, detail: string | number): `${Key}:${string}` => `${key}:${detail}`

/** The key of a message, and the values for its text. */
export function readMessage<Key extends string>(text: string): readonly [key: Key, values: { readonly detail: string }] {
  const [, key = text, detail = 'none'] = /^(\w+):(.*)$/su.exec(text) ?? []
  return [key as Key, { detail }]
}
