/** Magento writes the moments of orders in UTC without saying so: 2026-11-21 12:00:00. */
export const orderTime = (iso: string): string => iso.slice(0, 19).replace('T', ' ')
