/** Magento's increment id: nine digits, prefixed by the store id for every store except the first. */
export function orderNumber(storeId: number, sequence: number): string {
  return (storeId === 1 ? '' : String(storeId)) + String(sequence).padStart(9, '0')
}

/** Magento writes the times of an order in UTC without a zone: 2026-11-21 12:00:00. */
export const orderTime = (iso: string): string => iso.slice(0, 19).replace('T', ' ')
