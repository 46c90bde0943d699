import { descriptionOf } from '../descriptions/descriptions.ts'
import { keepTogether } from '../plan/keep-together.ts'
import type { ProductPlan } from '../plan/product-plan.ts'

/** The heading, the lead, the paragraphs of the description and the points. */
export function descriptionHtml(plan: ProductPlan, language: 0 | 1): string {
  const { heading, lead, points } = plan.text[language]
  const paragraphs = [lead, ...(descriptionOf(plan)?.[language].split('\n\n') ?? [])]
  return keepTogether(`<h3>${heading}</h3>${tagged('p', paragraphs)}<ul>${tagged('li', points)}</ul>`, language)
}

const tagged = (tag: string, texts: readonly string[]): string => texts.map((text) => `<${tag}>${text}</${tag}>`).join('')
