import { decodeEntities } from '../../lib/decode-entities.ts'

const TAG_OF = (attribute: string) => new RegExp(`<div\\b[^>]*\\b${attribute}=(?:"([^"]*)"|'([^']*)')[^>]*>`, 'gi')

/**
 * What Magento's Page Builder keeps where its theme's scripts look for it, as plain markup: pictures behind banners, names of tabs,
 * and HTML that an editor has typed. It comes before sanitising, and nothing here is trusted.
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
