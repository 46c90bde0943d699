import { plainText } from '../../lib/plain-text.ts'

/** Page Builder gives each row the attribute for its background; without a picture it holds '{}'. */
const SHOWN_WITHOUT_WORDS = /<(img|iframe)\b|\bdata-background-images=[^>]*_image\b/i

/** Whether content that was written in Magento has no words, pictures or films. */
export const isBlankHtml = (html: string): boolean => plainText(html) === '' && !SHOWN_WITHOUT_WORDS.test(html)
