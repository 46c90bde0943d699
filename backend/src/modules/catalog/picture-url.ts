/** @param path as kept with the product: `shell-jacket-spruce-front.webp` */
export const pictureUrl = (publicUrl: string, path: string): string => `${publicUrl}/media/catalog/product/${path}`
