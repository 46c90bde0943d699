import { decodeEntities } from '../../lib/decode-entities.ts'

const TAG_OF = (attribute: string) => new RegExp(`<div\\b[^>]*\\b${attribute}=(?:"([^"]*)"|'([^']*)')[^>]*>`, 'gi')

/**
 * Turns the data that Page Builder stores for the scripts of Magento's theme into plain markup: background pictures of banners, names
 * of tabs, and HTML blocks. It runs before sanitising, so its input and output are not trusted.
 */
export function readPageBuilder(html: string): string {
  return html
    .replaceAll(/<div\b(?=[^>]*\bdata-content-type=["']html["'])(?![^>]*\bdata-decoded=["']true["'])[^>]*>([^<]*)<\/div>/gi, (_, typed: string) => `<div>${decodeEntities(typed)}</div>`)
    .replaceAll(/<ul\b[^>]*\bdata-element=["']navigation["'][^>]*>.*?<\/ul>/gis, '')
    .replaceAll(TAG_OF('data-tab-name'), (tag, name = '', inSingle = '') => `${tag}<h3>${name || inSingle}</h3>`)
    .replaceAll(TAG_OF('data-background-images'), (tag, images = '', inSingle = '') => tag + pictureOf(images || inSingle))
}

/** @param images `{\"desktop_image\":\"https://…\"}`, with its quotes as Magento escapes them */
function pictureOf(images: string): string {
  const [, address = ''] = /"desktop_image"\s*:\s*"([^"<>]+)"/.exec(decodeEntities(images).replaceAll('\\', '')) ?? []
  return address && `<img src="${address}" alt="">`
}
