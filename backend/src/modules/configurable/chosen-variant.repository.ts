import type { DatabaseSync } from 'node:sqlite'
import type { ReadScope } from '../../database/load.ts'
import { statement } from '../../database/statement.ts'
import { choicesOf, type Choice } from '../purchase/choices.ts'

/** A selected value of a configurable attribute, with the labels of the store view. */
export interface ChosenAttribute {
  readonly attributeId: number
  readonly optionId: number
  readonly label: string
  readonly value: string
}

export interface ChosenVariant {
  readonly variantId: number
  /** In the order of the product page. */
  readonly attributes: readonly ChosenAttribute[]
}

interface VariantRequest {
  readonly productId: number
  readonly choices: readonly Choice[]
}

/** The variant of each choice, which must have exactly one value for each configurable attribute. */
export function findVariants({ database, store }: ReadScope, requests: readonly VariantRequest[]): (ChosenVariant | undefined)[] {
  const chosen = requests.flatMap(({ productId, choices }, request) =>
    choicesOf('configurable', choices).map(({ numbers: [attributeId, optionId] }) => ({ request, productId, attributeId, optionId })))
  if (chosen.length === 0) return requests.map(() => undefined)
  const found = Map.groupBy(findMatches(database, store.id, JSON.stringify(chosen)), ({ request }) => request)
  return requests.map((_, request) => {
    const matches = [...Map.groupBy(found.get(request) ?? [], ({ variantId }) => variantId)]
    const count = chosen.filter((choice) => choice.request === request).length
    const match = matches.find(([, attributes]) => attributes.length === count && attributes[0]?.needed === count)
    return match && { variantId: match[0], attributes: match[1] }
  })
}

type Match = ChosenAttribute & { readonly request: number; readonly variantId: number; readonly needed: number }

/** Each chosen value with each enabled variant that has it. */
function findMatches(database: DatabaseSync, storeId: number, chosen: string): Match[] {
  return statement<Match>(database, `
    SELECT request.value ->> 'request' AS request, variant.child_id AS variantId, super.attribute_id AS attributeId, own.option_id AS optionId,
      (SELECT count(*) FROM super_attribute all_of WHERE all_of.product_id = super.product_id) AS needed,
      coalesce(attribute_label.label, attribute.code) AS label, coalesce(option_label.label, '') AS value
    FROM json_each(:chosen) request
    JOIN super_attribute super ON super.product_id = request.value ->> 'productId' AND super.attribute_id = request.value ->> 'attributeId'
    JOIN product_variant variant ON variant.parent_id = super.product_id
    JOIN product child ON child.id = variant.child_id AND child.is_enabled
    JOIN product_option own ON own.product_id = variant.child_id
      AND own.attribute_id = super.attribute_id AND own.option_id = request.value ->> 'optionId'
    JOIN attribute ON attribute.id = super.attribute_id
    LEFT JOIN attribute_label ON attribute_label.attribute_id = super.attribute_id AND attribute_label.store_id = :store
    LEFT JOIN attribute_option_label option_label ON option_label.option_id = own.option_id AND option_label.store_id = :store
    ORDER BY variant.position, variant.child_id, super.position`).all({ chosen, store: storeId })
}

/** The choice of a variant; empty if it does not belong to that product. */
export function findChoicesOfVariant(database: DatabaseSync, productId: number, variantId: number): Choice[] {
  return statement(database, `
    SELECT 'configurable/' || own.attribute_id || '/' || own.option_id AS choice
    FROM product_variant variant JOIN super_attribute super ON super.product_id = variant.parent_id
    JOIN product_option own ON own.product_id = variant.child_id AND own.attribute_id = super.attribute_id
    WHERE variant.parent_id = ? AND variant.child_id = ? ORDER BY super.position`)
    .all(productId, variantId).map(({ choice }) => ({ choice: choice as string, value: null }))
}
