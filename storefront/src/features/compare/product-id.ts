/** Magento names products by uids, the plain id in base64, everywhere but in compare lists, which silently pass a uid over. */
export const productId = (uid: string): string => (/^\d+$/.test(uid) ? uid : atob(uid))
