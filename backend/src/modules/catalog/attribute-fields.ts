import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../graphql/context.ts'
import { attributesById } from './product-attribute.repository.ts'
import type { Product } from './product.repository.ts'

/** As attribute-fields.graphqls declares them. */
const CODES = [
  'activity', 'category_gear', 'climate', 'collar', 'color', 'eco_collection', 'features_bags', 'fit', 'format', 'gender',
  'material', 'new', 'pattern', 'performance_fabric', 'sale', 'size', 'size_guide', 'sleeve', 'strap_bags', 'style_bags',
  'style_general',
] as const

/** The fields named after a product's attributes; null without a value. */
export const attributeFields: object = Object.fromEntries(CODES.map((code) => [code, attributeField(code)]))

type AttributeField = (product: Product, _: unknown, context: Context, info: Pick<GraphQLResolveInfo, 'returnType'>) => Promise<string | null>

// GraphQL coerces the text of a numeric field to a number, which can hold only the first of several values.
function attributeField(code: string): AttributeField {
  return async ({ id }, _, { load }, { returnType }) => {
    const rows = ((await load(attributesById, id)) ?? []).filter((row) => row.code === code)
    const shown = String(returnType) === 'Int' ? rows.slice(0, 1) : rows
    return shown.length === 0 ? null : shown.map(({ value }) => value).join(',')
  }
}
