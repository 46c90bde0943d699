export const DOWNLOADS = '/downloads/'

/** Where a bought file is fetched; the hash is all that it takes. */
export const downloadAddress = (publicUrl: string, hash: string): string => `${publicUrl}${DOWNLOADS}${hash}`
