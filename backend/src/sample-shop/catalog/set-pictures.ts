import { required } from '../../lib/required.ts'
import { pictureName } from '../../services/media/drawing.ts'
import { type Part, setName } from '../../services/media/drawings/sets/set.ts'
import type { LocalizedText } from '../plan/localized-text.ts'
import type { ProductPlan } from '../plan/product-plan.ts'
import { type PlannedPicture, WHOLE } from './product-pictures.ts'

interface NamedPart {
  readonly part: Part
  readonly name: LocalizedText
}

/** A set is pictured by its parts, together and one by one. */
export function setPictures(plan: ProductPlan, plans: readonly ProductPlan[]): PlannedPicture[] {
  const parts = partsOf(plan, plans)
  const alone = parts.map(({ part, name }) => ({ path: pictureName(part.drawing), view: name }))
  const isFirst = ({ path }: PlannedPicture, index: number): boolean => alone.findIndex((other) => other.path === path) === index
  return [{ path: setName(parts.map(({ part }) => part)), view: WHOLE }, ...alone.filter(isFirst)]
}

/** Each product of a group, or the first choice of each option that the price holds. Films and plans come by mail, so they are not in the picture. */
function partsOf({ bundle, group }: ProductPlan, plans: readonly ProductPlan[]): NamedPart[] {
  const skus = bundle?.filter(({ isOptional }) => !isOptional).map(({ parts }) => required(parts[0], 'parts').sku) ?? group?.map(([sku]) => sku) ?? []
  return skus.flatMap((sku) => {
    const [code, color] = sku.split('-')
    const plan = required(plans.find((other) => other.code === code), sku)
    if (plan.cover) return []
    const colorway = plan.colors.find((name) => name.slice(0, 3).toUpperCase() === color) ?? required(plan.colors[0], sku)
    return [{ name: plan.name, part: { drawing: { kind: plan.kind, colorway, view: 'front' as const, ...plan.look }, ...sizeOf(plan, sku) } }]
  })
}

/** The kilograms whose drawing has its usual size. */
const USUAL_KILOGRAMS = 12
/** Lighter balls are for massage, and fit in a hand. */
const MIN_GYM_BALL_KILOGRAMS = 0.5

function sizeOf({ kind, weight }: ProductPlan, sku: string): Pick<Part, 'size'> {
  const kilograms = Number(/-(\d+)KG$/.exec(sku)?.[1])
  if (kilograms) return { size: Math.round(100 * Math.cbrt(kilograms / USUAL_KILOGRAMS)) }
  return kind === 'gym-ball' && weight < MIN_GYM_BALL_KILOGRAMS ? { size: 34 } : {}
}
