import type { Descriptions, LocalizedText } from '../plan/localized-text.ts'
import { DESCRIPTIONS as ACCESSORIES } from './accessories.ts'
import { DESCRIPTIONS as AUTUMN } from './autumn.ts'
import { DESCRIPTIONS as BAGS } from './bags.ts'
import { DESCRIPTIONS as BOTTLES_AND_WATCHES } from './bottles-and-watches.ts'
import { DESCRIPTIONS as BOTTOMS } from './bottoms.ts'
import { DESCRIPTIONS as DOWNLOADS } from './downloads.ts'
import { DESCRIPTIONS as FITNESS } from './fitness.ts'
import { DESCRIPTIONS as HEADWEAR_AND_SOCKS } from './headwear-and-socks.ts'
import { DESCRIPTIONS as HOME_GYM } from './home-gym.ts'
import { DESCRIPTIONS as MEN_BOTTOMS } from './men-bottoms.ts'
import { DESCRIPTIONS as MEN_MIDLAYERS } from './men-midlayers.ts'
import { DESCRIPTIONS as MEN_OUTERWEAR } from './men-outerwear.ts'
import { DESCRIPTIONS as MEN_TEES } from './men-tees.ts'
import { DESCRIPTIONS as MEN_TOPS } from './men-tops.ts'
import { DESCRIPTIONS as PACKS } from './packs.ts'
import { DESCRIPTIONS as SETS } from './sets.ts'
import { DESCRIPTIONS as VIDEOS } from './videos.ts'
import { DESCRIPTIONS as WOMEN_BOTTOMS } from './women-bottoms.ts'
import { DESCRIPTIONS as WOMEN_MIDLAYERS } from './women-midlayers.ts'
import { DESCRIPTIONS as WOMEN_OUTERWEAR } from './women-outerwear.ts'
import { DESCRIPTIONS as WOMEN_TEES } from './women-tees.ts'
import { DESCRIPTIONS as WOMEN_TOPS } from './women-tops.ts'
import { DESCRIPTIONS as WORKSHOPS } from './workshops.ts'

/** By the name of the file of products that they describe. */
export const DESCRIPTIONS_BY_FILE: Readonly<Record<string, Descriptions>> = {
  accessories: ACCESSORIES,
  autumn: AUTUMN,
  bags: BAGS,
  'bottles-and-watches': BOTTLES_AND_WATCHES,
  bottoms: BOTTOMS,
  downloads: DOWNLOADS,
  fitness: FITNESS,
  'headwear-and-socks': HEADWEAR_AND_SOCKS,
  'home-gym': HOME_GYM,
  'men-bottoms': MEN_BOTTOMS,
  'men-midlayers': MEN_MIDLAYERS,
  'men-outerwear': MEN_OUTERWEAR,
  'men-tees': MEN_TEES,
  'men-tops': MEN_TOPS,
  packs: PACKS,
  sets: SETS,
  videos: VIDEOS,
  'women-bottoms': WOMEN_BOTTOMS,
  'women-midlayers': WOMEN_MIDLAYERS,
  'women-outerwear': WOMEN_OUTERWEAR,
  'women-tees': WOMEN_TEES,
  'women-tops': WOMEN_TOPS,
  workshops: WORKSHOPS,
}

const BY_CODE = new Map(Object.values(DESCRIPTIONS_BY_FILE).flatMap((descriptions) => Object.entries(descriptions)))

export const descriptionOf = ({ code }: { readonly code: string }): LocalizedText | undefined => BY_CODE.get(code)
