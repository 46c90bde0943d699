import type { ProductPlan, Text } from './product-plan.ts'

/** Heading, lead and points, in this order. */
type Copy = readonly [heading: string, lead: string, ...points: string[]]

type Family = Pick<ProductPlan, 'kind' | 'categories' | 'traits'> & Partial<Pick<ProductPlan, 'look' | 'sizes' | 'isVirtual'>>

/** What a model says of itself. */
type Model = Omit<ProductPlan, keyof Family | 'text'> & Partial<Family> & { readonly en: Copy; readonly pl: Copy }

/** Models of one kind: each takes from the family what it does not say itself, trait by trait. */
export const family = (shared: Family, models: readonly Model[]): ProductPlan[] =>
  models.map(({ en, pl, ...model }) => ({
    ...shared,
    ...model,
    traits: { ...shared.traits, ...model.traits },
    text: [textOf(en), textOf(pl)],
  }))

const textOf = ([heading, lead, ...points]: Copy): Text => ({ heading, lead, points })
