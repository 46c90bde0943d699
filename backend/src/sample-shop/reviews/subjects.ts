import type { Kind } from '../../services/media/drawings/core/draw-options.ts'
import { type ProductPlan, typeOf } from '../plan/product-plan.ts'
import type { Subject } from './subject.ts'
import * as clothing from './subjects-of-clothing.ts'
import * as gear from './subjects-of-gear.ts'

/** What reviewers of a product talk about: a shirt of merino is worn for days, one of cotton is not. */
export const subjectOf = (plan: ProductPlan): Subject =>
  typeOf(plan) === 'bundle' ? gear.SETS : (lessonsOf(plan) ?? BY_KIND[plan.kind]?.(plan) ?? gear.SETS)

function lessonsOf({ traits }: ProductPlan): Subject | undefined {
  const [format] = traits.format ?? []
  return format === undefined ? undefined : { live: gear.LIVE, film: gear.FILMS, pdf: gear.PLANS, audio: gear.RECORDINGS }[format]
}

const isOf = ({ traits }: ProductPlan, material: string): boolean => traits.material?.includes(material) ?? false

const jackets = (plan: ProductPlan): Subject => (plan.traits.climate?.includes('rain') ? clothing.RAIN_JACKETS : clothing.WIND_JACKETS)
const insulation = (plan: ProductPlan): Subject => (isOf(plan, 'down') ? clothing.DOWN : clothing.SYNTHETIC)
const layers = (plan: ProductPlan): Subject => (isOf(plan, 'cotton') ? clothing.SWEATSHIRTS : clothing.FLEECES)

function tops(plan: ProductPlan): Subject {
  if (isOf(plan, 'merino')) return clothing.MERINO
  return isOf(plan, 'cotton') ? clothing.COTTON_TOPS : clothing.SPORT_TOPS
}

/** Points tell which bottles keep something hot. */
const bottles = ({ text: [{ lead, points }] }: ProductPlan): Subject => (/\bhot\b|heat/i.test([lead, ...points].join(' ')) ? gear.FLASKS : gear.BOTTLES)

function watches(plan: ProductPlan): Subject {
  if (plan.name[0].includes('Timer')) return gear.TIMERS
  return plan.traits.activity?.includes('everyday') ? gear.MECHANICAL_WATCHES : gear.SPORTS_WATCHES
}

const BY_KIND: Readonly<Partial<Record<Kind, (plan: ProductPlan) => Subject>>> = {
  tee: tops,
  tank: tops,
  'long-sleeve': tops,
  'sports-bra': () => clothing.BRAS,
  hoodie: layers,
  'zip-hoodie': layers,
  sweatshirt: layers,
  fleece: layers,
  'shell-jacket': jackets,
  'puffer-jacket': insulation,
  vest: insulation,
  leggings: (plan) => (isOf(plan, 'merino') ? clothing.MERINO : clothing.TIGHTS),
  joggers: () => clothing.JOGGERS,
  'hiking-pants': () => clothing.HIKING_PANTS,
  shorts: () => clothing.SHORTS_AND_SKIRTS,
  skirt: () => clothing.SHORTS_AND_SKIRTS,
  socks: () => clothing.SOCKS,
  beanie: () => clothing.BEANIES,
  cap: () => clothing.CAPS,
  backpack: () => gear.BACKPACKS,
  duffel: () => gear.DUFFELS,
  tote: () => gear.TOTES,
  'yoga-mat': () => gear.MATS,
  dumbbell: () => gear.WEIGHTS,
  kettlebell: () => gear.WEIGHTS,
  'resistance-band': () => gear.BANDS,
  'foam-roller': () => gear.ROLLERS,
  'gym-ball': ({ name }) => (name[0].includes('Massage') ? gear.ROLLERS : gear.GYM_BALLS),
  bottle: bottles,
  watch: watches,
}
