import { descriptionOf } from '../descriptions/descriptions.ts'
import type { ProductPlan } from '../plan/product-plan.ts'

/** No line ends between a number and its unit; a Polish one does not end with a word of one letter either. */
const WITHIN_NUMBER = /(?<=\d) (?=\d{3}\b|(?:mm|cm|m|km|g|kg|l|cuin)\b|°C)/g
const AFTER_ONE_LETTER = /(?<=(?:^|[\s(„>])[aiouwz]) /gi

/** The heading, the lead, the paragraphs of the description and the points. */
export function descriptionHtml(plan: ProductPlan, language: 0 | 1): string {
  const { heading, lead, points } = plan.text[language]
  const paragraphs = [lead, ...(descriptionOf(plan)?.[language].split('\n\n') ?? [])]
  const html = `<h3>${heading}</h3>${tagged('p', paragraphs)}<ul>${tagged('li', points)}</ul>`.replace(WITHIN_NUMBER, '\u00A0')
  return language === 1 ? html.replace(AFTER_ONE_LETTER, '\u00A0') : html
}

const tagged = (tag: string, texts: readonly string[]): string => texts.map((text) => `<${tag}>${text}</${tag}>`).join('')
