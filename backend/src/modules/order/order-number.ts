/** Magento's increment id: nine digits, led by the store's id for every store but the first. */
export function orderNumber(storeId: number, sequence: number): string {
  return (storeId === 1 ? '' : String(storeId)) + String(sequence).padStart(9, '0')
}
