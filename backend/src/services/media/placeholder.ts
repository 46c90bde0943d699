import { HEIGHT, WIDTH } from './drawings/core/studio.ts'

/** A JPEG, like the placeholders of Magento's theme. */
export const PLACEHOLDER = 'placeholder.jpg'

/** A ridge in pale grey, for a product without pictures. */
export const placeholder = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
  '<path fill="#b9bec1" d="M160 620L330 400L410 490L500 350L640 620Z"/></svg>'
