/** Whether a quantity cannot be read, which then gets the focus: another one than is shown must not be ordered. */
export function focusWrongQuantity(within: ParentNode | null = document.querySelector('main')): boolean {
  const field = within?.querySelector<HTMLElement>('.quantity [aria-invalid]')
  field?.focus()
  return Boolean(field)
}
