/** A product with the options and quantity that were chosen on its page. */
export interface Wish {
  readonly sku: string
  readonly quantity: number
  readonly selectedOptions: readonly string[]
  readonly enteredOptions?: ReadonlyArray<{ readonly uid: string; readonly value: string }> | undefined
}

/** As Magento takes it. */
export const wishInput = ({ sku, quantity, selectedOptions, enteredOptions }: Wish) => ({
  sku,
  quantity,
  selected_options: selectedOptions,
  ...(enteredOptions && { entered_options: enteredOptions }),
})
