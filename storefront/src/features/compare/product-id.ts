/** Compare lists take Magento's numeric ids and silently ignore uids, which are the same ids in base64. */
export const productId = (uid: string): string => (/^\d+$/.test(uid) ? uid : atob(uid))
