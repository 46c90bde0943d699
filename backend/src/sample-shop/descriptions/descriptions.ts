import type { LocalizedText } from '../plan/localized-text.ts'
import { DESCRIPTIONS as AUTUMN } from './autumn.ts'
import { DESCRIPTIONS as BOTTOMS } from './bottoms.ts'
import { DESCRIPTIONS as FITNESS } from './fitness.ts'
import { DESCRIPTIONS as HOME_GYM } from './home-gym.ts'
import { DESCRIPTIONS as WOMEN_BOTTOMS } from './women-bottoms.ts'
import { DESCRIPTIONS as WOMEN_MIDLAYERS } from './women-midlayers.ts'
import { DESCRIPTIONS as WOMEN_OUTERWEAR } from './women-outerwear.ts'
import { DESCRIPTIONS as WOMEN_TEES } from './women-tees.ts'
import { DESCRIPTIONS as WOMEN_TOPS } from './women-tops.ts'

/** By product code. A blank line separates the paragraphs of a text. */
export type Descriptions = Readonly<Record<string, LocalizedText>>

/** By the name of the file of products that they describe. */
export const DESCRIPTIONS_BY_FILE: Readonly<Record<string, Descriptions>> = {
  autumn: AUTUMN,
  bottoms: BOTTOMS,
  fitness: FITNESS,
  'home-gym': HOME_GYM,
  'women-bottoms': WOMEN_BOTTOMS,
  'women-midlayers': WOMEN_MIDLAYERS,
  'women-outerwear': WOMEN_OUTERWEAR,
  'women-tees': WOMEN_TEES,
  'women-tops': WOMEN_TOPS,
}

const BY_CODE = new Map(Object.values(DESCRIPTIONS_BY_FILE).flatMap((descriptions) => Object.entries(descriptions)))

export const descriptionOf = ({ code }: { readonly code: string }): LocalizedText | undefined => BY_CODE.get(code)
