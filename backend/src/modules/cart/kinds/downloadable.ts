import { refusal, type Refused } from '../../../refusals/refusal.ts'
import type { DownloadLink } from '../../downloadable/download.repository.ts'
import { choicesOf, type Choice } from '../choices.ts'

/** Links are bought separately, so a product that has any is nothing without one. */
export function chooseLinks(links: readonly DownloadLink[], choices: readonly Choice[]): DownloadLink[] | Refused {
  const wanted = choicesOf('downloadable', choices).map(({ numbers: [id] }) => id)
  const chosen = links.filter(({ id }) => wanted.includes(id))
  return links.length > 0 && chosen.length === 0 ? { refusal: refusal('downloadable.linksNotChosen') } : chosen
}
