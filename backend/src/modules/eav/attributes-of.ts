import type { Context } from '../../graphql/context.ts'
import { CATEGORY_ATTRIBUTES, PRODUCT_ATTRIBUTES } from './catalog-attributes.ts'
import { ADDRESS_ATTRIBUTES, CUSTOMER_ATTRIBUTES } from './customer-system-attributes.ts'
import type { EavAttribute, EavEntity } from './eav-attribute.ts'
import { customCustomerAttributes, customProductAttributes } from './custom-attributes.ts'
import { translateAttributes } from './system-attribute.ts'

/** Every attribute of an entity type: Magento's system attributes, then the shop's custom ones. */
export function attributesOf(entity: EavEntity, { database, store }: Pick<Context, 'database' | 'store'>): EavAttribute[] {
  switch (entity) {
    case 'catalog_product':
      return [...translateAttributes(entity, store.locale, PRODUCT_ATTRIBUTES), ...customProductAttributes(database, store)]
    case 'catalog_category':
      return translateAttributes(entity, store.locale, CATEGORY_ATTRIBUTES)
    case 'customer':
      return [...translateAttributes(entity, store.locale, CUSTOMER_ATTRIBUTES), ...customCustomerAttributes(database, store)]
    case 'customer_address':
      return translateAttributes(entity, store.locale, ADDRESS_ATTRIBUTES)
  }
}
