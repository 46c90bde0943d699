export interface ChosenOption {
  readonly attributeId: number
  readonly optionId: number
}

/** The configurable options among `selected_options`, in the shopper's order; Magento ignores what is something else. */
export function readSelectedOptions(uids: readonly (string | null)[]): ChosenOption[] {
  return uids.flatMap((uid) => {
    const match = /^configurable\/(\d+)\/(\d+)$/.exec(Buffer.from(uid ?? '', 'base64').toString())
    return match ? [{ attributeId: Number(match[1]), optionId: Number(match[2]) }] : []
  })
}

/** Magento compares the choice as it was written: the same options in another order make a second line. */
export function isSameChoice(one: readonly ChosenOption[], other: readonly ChosenOption[]): boolean {
  return one.length === other.length && one.every((option, index) => {
    const twin = other[index]
    return option.attributeId === twin?.attributeId && option.optionId === twin.optionId
  })
}
