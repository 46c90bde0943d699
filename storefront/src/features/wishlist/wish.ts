/** What is wished for: a product, and where it was chosen on its page, in which options and how many of it. */
export interface Wish {
  readonly sku: string
  readonly quantity: number
  readonly selectedOptions: readonly string[]
  readonly enteredOptions?: ReadonlyArray<{ readonly uid: string; readonly value: string }> | undefined
}

/** As the shop wants to be told. */
export const wishInput = ({ sku, quantity, selectedOptions, enteredOptions }: Wish) => ({
  sku,
  quantity,
  selected_options: selectedOptions,
  ...(enteredOptions && { entered_options: enteredOptions }),
})
