import type { BundleOption, BundlePart } from './bundle-options.ts'
import type { Answers } from './section-kind.ts'
import type { ChoiceSection } from './sections.ts'

/** The names of parts by the addresses of their pictures, for the gallery. */
export type PartPictures = Readonly<Record<string, string>>

/** The pictures of the chosen parts that change the look of the set: Magento's gallery shows it as it is first offered. */
export function partPictures(sections: readonly ChoiceSection[], answers: Answers): PartPictures {
  const options = sections.flatMap((section) => (section.kind === 'bundle' ? section.options : []))
  return Object.fromEntries(options.flatMap((option) => {
    const usual = new Set(usualParts(option).map(pictureOf))
    const chosen = option.parts.filter(({ uid }) => answers[option.uid]?.includes(uid))
    return chosen.map((part) => [pictureOf(part), part.label] as const).filter(([picture]) => picture && !usual.has(picture))
  }))
}

/** The latest choice first, because the gallery opens with its first picture. */
export const latestFirst = (before: PartPictures, now: PartPictures): PartPictures => {
  const [added, others] = [Object.entries(now).filter(([picture]) => !(picture in before)), Object.entries(before).filter(([picture]) => picture in now)]
  return Object.fromEntries([...added, ...others])
}

/** The defaults; where one part is required and none is a default, the first, as the price and the pictures of a set are of it. */
function usualParts({ kind, isRequired, parts }: BundleOption): readonly BundlePart[] {
  const defaults = parts.filter(({ isDefault }) => isDefault)
  return defaults.length === 0 && isRequired && kind !== 'checkbox' ? parts.slice(0, 1) : defaults
}

const pictureOf = ({ page }: BundlePart): string => page?.picture ?? ''
