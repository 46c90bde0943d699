import { tidyDigits } from './tidy-digits.ts'

/** `Order #`, `zamówienie nr`: what mails and people write before a number. A prefix of the number itself has no blank after it. */
const LABEL = /^(?:(?:order|zam\p{L}*|nr|no|num(?:er|ber))(?=[\s.:#])|[\s.:#])+/iu

/** As the shop writes it, of a number that was typed or copied with its label or in groups. */
export function tidyOrderNumber(text: string): string {
  const number = tidyDigits(text).replace(LABEL, '').replace(/(?<![\s.,;])[\s.,;]+$/, '')
  return /[^\d ]/.test(number) ? number : number.replaceAll(' ', '')
}
