import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLObjectType, type GraphQLResolveInfo, type GraphQLSchema, Kind } from 'graphql'
import type { Context } from '../../graphql/context.ts'
import { required } from '../../lib/required.ts'
import type { Prices } from './price.repository.ts'
import { productTypename } from './product.resolvers.ts'
import type { Product } from './product.repository.ts'

const LINKS = ['related_products', 'upsell_products', 'crosssell_products'] as const

/** Read from the database by name; other fields are computed from the product's id. */
const ATTRIBUTES = [
  'name', 'url_key', 'canonical_url', 'meta_title', 'meta_keyword', 'meta_description', 'new_from_date', 'new_to_date', 'special_price',
  'special_to_date', 'swatch_image', 'weight',
]

const NO_PRICES: Prices = { minRegular: 0, maxRegular: 0, minFinal: 0, maxFinal: 0 }
const NO_PICTURE = -1

/** The attributes that were read with a linked product. */
interface Read extends Product {
  readonly read?: ReadonlySet<string>
}

type Resolve = GraphQLFieldResolver<Product, Context>

/**
 * magento/magento2#29769: Magento reads the attributes of linked products that are selected directly under `related_products`
 * and its siblings or in inline fragments there, but ignores named fragments. Fields selected only by these are null, a price
 * is 0, and a picture the placeholder.
 */
export function breakLinkedProductFragments(schema: GraphQLSchema): void {
  for (const type of new Set((['simple', 'virtual', 'configurable', 'bundle', 'grouped', 'downloadable'] as const).map(typeOf))) {
    const fields = type.getFields()
    for (const name of LINKS) change(type, name, (resolve) => async (...args) => withReadFields((await resolve(...args)) as Product[], args[3]))
    for (const name of ATTRIBUTES) if (fields[name]) change(type, name, unless(name, () => null))
    change(type, 'price_range', unless('price_range', () => NO_PRICES))
    for (const name of ['description', 'short_description']) change(type, name, unless(name, () => ({ html: '' })))
    for (const name of ['image', 'small_image', 'thumbnail']) {
      change(type, name, (resolve) => (product, ...rest) => resolve(isRead(product, name) ? product : { ...product, id: NO_PICTURE }, ...rest))
    }
  }

  function typeOf(type: Product['type']): GraphQLObjectType {
    return schema.getType(productTypename({ type } as Product)) as GraphQLObjectType
  }
}

function change(type: GraphQLObjectType, name: string, wrap: (resolve: Resolve) => Resolve): void {
  const field = required(type.getFields()[name], name)
  field.resolve = wrap((field.resolve ?? defaultFieldResolver) as Resolve)
}

const unless = (name: string, otherwise: () => unknown) => (resolve: Resolve): Resolve => (product, ...rest) =>
  isRead(product, name) ? resolve(product, ...rest) : otherwise()

const isRead = ({ read }: Read, name: string): boolean => read?.has(name) ?? true

function withReadFields(products: readonly Product[], info: GraphQLResolveInfo): Read[] {
  const read = new Set(info.fieldNodes.flatMap(({ selectionSet }) => (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value
    if (selection.kind === Kind.FRAGMENT_SPREAD) return []
    return selection.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? field.name.value : []))
  })))
  return products.map((product) => ({ ...product, read }))
}
