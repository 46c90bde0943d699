import type { ProductPlan, Text } from './product-plan.ts'

/** In this order: heading, lead and points. */
type Copy = readonly [heading: string, lead: string, ...points: string[]]

type Family = Pick<ProductPlan, 'kind' | 'categories' | 'traits'> & Partial<Pick<ProductPlan, 'look' | 'sizes' | 'isVirtual' | 'options'>>

/** A model's own properties. */
type Model = Omit<ProductPlan, keyof Family | 'text'> & Partial<Family> & { readonly en: Copy; readonly pl: Copy }

/** Models of one kind; each inherits the properties and attributes that it does not set. */
export const family = (shared: Family, models: readonly Model[]): ProductPlan[] =>
  models.map(({ en, pl, ...model }) => ({
    ...shared,
    ...model,
    traits: { ...shared.traits, ...model.traits },
    text: [textOf(en), textOf(pl)],
  }))

const textOf = ([heading, lead, ...points]: Copy): Text => ({ heading, lead, points })
