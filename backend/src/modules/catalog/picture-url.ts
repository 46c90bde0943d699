/** @param path as stored with the product: `shell-jacket-spruce-front.webp` */
export const pictureUrl = (publicUrl: string, path: string): string => `${publicUrl}/media/catalog/product/${path}`

/** Magento has a placeholder for each role, among its theme's static files and not in the media folder. */
export const placeholderUrl = (publicUrl: string, role: 'image' | 'small_image' | 'thumbnail'): string =>
  `${publicUrl}/static/frontend/Magento/luma/en_US/Magento_Catalog/images/product/placeholder/${role}.jpg`

/** A small JPEG of a picture: mail programs such as Outlook show no WebP. */
export const mailPictureUrl = (publicUrl: string, path: string): string => `${publicUrl}/media/mail/${path.replace(/\.webp$/, '.jpg')}`
