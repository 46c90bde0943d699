/** A product's uid as it stands in the address of its review: Magento's is base64, of which an address would escape three signs. */
export const productId = (uid: string): string => uid.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
