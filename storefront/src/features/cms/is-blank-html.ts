import { plainText } from '../../lib/plain-text.ts'

/** Page Builder gives each row the attribute for its background; without a picture it holds '{}'. */
const SHOWN_WITHOUT_WORDS = /<(img|iframe)\b|\bdata-background-images=[^>]*_image\b/i

/** Whether content from Magento has no text, pictures or videos. */
export const isBlankHtml = (html: string): boolean => plainText(html) === '' && !SHOWN_WITHOUT_WORDS.test(html)
