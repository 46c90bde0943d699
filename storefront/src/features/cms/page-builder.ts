import { decodeEntities } from '../../lib/plain-text.ts'
import { plainText } from '../../lib/plain-text.ts'

const TAG_OF = (attribute: string) => new RegExp(`<div\\b[^>]*\\b${attribute}=(?:"([^"]*)"|'([^']*)')[^>]*>`, 'gi')

/**
 * Turns the data that Page Builder stores for the scripts of Magento's theme into plain markup: background pictures of banners, names
 * of tabs, and HTML blocks. It runs before sanitising: neither its input nor its output is safe.
 */
export function readPageBuilder(html: string): string {
  return html
    .replaceAll(/<div\b(?=[^>]*\bdata-content-type=["']html["'])(?![^>]*\bdata-decoded=["']true["'])[^>]*>([^<]*)<\/div>/gi, (_, encoded: string) => `<div>${decodeEntities(encoded)}</div>`)
    .replaceAll(/<ul\b[^>]*\bdata-element=["']navigation["'][^>]*>.*?<\/ul>/gis, '')
    .replaceAll(TAG_OF('data-tab-name'), (tag, name = '', inSingle = '') => `${tag}<h3>${name || inSingle}</h3>`)
    .replaceAll(TAG_OF('data-background-images'), (tag, images = '', inSingle = '') => tag + pictureOf(images || inSingle))
}

/** @param images `{\"desktop_image\":\"https://…\"}`, with its quotes as Magento escapes them */
function pictureOf(images: string): string {
  const [, address = ''] = /"desktop_image"\s*:\s*"([^"<>]+)"/.exec(decodeEntities(images).replaceAll('\\', '')) ?? []
  return address && `<img src="${address}" alt="">`
}

/** Classes by Page Builder's content type. */
const CLASSES: Readonly<Record<string, string>> = {
  'column-group': 'cms-columns',
  'column-line': 'cms-columns',
  column: 'cms-column',
  buttons: 'cms-buttons',
  banner: 'cms-banner',
  slide: 'cms-banner',
}

/** The shop's own class for a class of Page Builder or Magento's theme; other classes are removed. */
export function cmsClass({ class: classes = '', 'data-content-type': type = '' }: Readonly<Record<string, string>>): string | undefined {
  const has = (name: string) => classes.split(/\s+/).includes(name)
  if (has('pagebuilder-button-primary') || (has('action') && has('primary'))) return 'button button-primary'
  if (has('pagebuilder-button-secondary')) return 'button button-secondary'
  if (has('message')) return 'cms-message'
  return Object.hasOwn(CLASSES, type) ? CLASSES[type] : undefined
}

/** Pictures and videos. Page Builder writes the attribute for a background into each row, with '{}' for none. */
const VISIBLE_WITHOUT_TEXT = /<(img|iframe)\b|\bdata-background-images=[^>]*_image\b/i

/** Whether content from Magento has no text, pictures or videos. */
export const isBlankHtml = (html: string): boolean => plainText(html) === '' && !VISIBLE_WITHOUT_TEXT.test(html)
