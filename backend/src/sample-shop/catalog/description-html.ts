import { descriptionOf } from '../descriptions/descriptions.ts'
import type { ProductPlan } from '../plan/product-plan.ts'

/** No line ends between a number and its unit; a Polish one does not end with a word of one letter either. */
const WITHIN_NUMBER = /(?<=\d) (?=\d{3}\b|(?:mm|cm|m|km|g|kg|l|cuin)\b|°C)/g
const AFTER_ONE_LETTER = /(?<=(?:^|[\s(„>])[aiouwz]) /gi

/** The heading, the lead, the paragraphs of the description and the points. */
export function descriptionHtml(plan: ProductPlan, language: 0 | 1): string {
  const { heading, lead, points } = plan.text[language]
  const paragraphs = [lead, ...(descriptionOf(plan)?.[language].split('\n\n') ?? [])]
  return unbroken(`<h3>${heading}</h3>${tagged('p', paragraphs)}<ul>${tagged('li', points)}</ul>`, language)
}

export function unbroken(text: string, language: 0 | 1): string {
  const units = text.replace(WITHIN_NUMBER, '\u00A0')
  return language === 1 ? units.replace(AFTER_ONE_LETTER, '\u00A0') : units
}

const tagged = (tag: string, texts: readonly string[]): string => texts.map((text) => `<${tag}>${text}</${tag}>`).join('')
