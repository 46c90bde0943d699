/** Magento lets a merchant put letters and signs round the figures. */
export const isOrderNumber = (text: string): boolean => /^[\p{L}\d#][\p{L}\d #._/-]*$/u.test(text)
