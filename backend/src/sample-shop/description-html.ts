import type { Text } from './product-plan.ts'

export const descriptionHtml = ({ heading, lead, points }: Text): string =>
  `<h3>${heading}</h3><p>${lead}</p><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`
