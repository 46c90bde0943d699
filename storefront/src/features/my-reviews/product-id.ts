/** A product's uid in the address of its review, in URL-safe base64. */
export const productId = (uid: string): string => uid.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
