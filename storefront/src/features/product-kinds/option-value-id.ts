/** The last part of a value's uid, which filters and addresses use: 49 of `configurable/93/49`. */
export function optionValueId(uid: string): string | undefined {
  try {
    return atob(uid).split('/').at(-1) || undefined
  } catch {
    return undefined
  }
}
