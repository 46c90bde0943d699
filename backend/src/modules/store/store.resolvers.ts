import type { Resolvers } from '../../generated/resolvers.ts'
import { toUid } from '../../uid.ts'
import { allStores } from './store.repository.ts'

const baseUrl = (publicUrl: string) => `${publicUrl}/`
const mediaUrl = (publicUrl: string) => `${publicUrl}/media/`

export const storeResolvers: Resolvers = {
  Query: {
    storeConfig: (_, __, { store }) => store,
    availableStores: (_, __, { database }) => allStores(database),
  },
  StoreConfig: {
    id: ({ id }) => id,
    code: ({ code }) => code,
    store_code: ({ code }) => code,
    store_name: ({ name }) => name,
    store_sort_order: ({ id }) => id,
    store_group_code: () => 'main_website_store',
    store_group_name: ({ groupName }) => groupName,
    website_code: () => 'base',
    website_id: () => 1,
    website_name: () => 'Main Website',
    is_default_store: ({ isDefault }) => isDefault,
    is_default_store_group: () => true,
    locale: ({ locale }) => locale,
    timezone: () => 'Europe/Warsaw',
    weight_unit: () => 'kgs',
    base_currency_code: ({ currency }) => currency,
    default_display_currency_code: ({ currency }) => currency,
    base_url: (_, __, { publicUrl }) => baseUrl(publicUrl),
    secure_base_url: (_, __, { publicUrl }) => baseUrl(publicUrl),
    base_link_url: (_, __, { publicUrl }) => baseUrl(publicUrl),
    secure_base_link_url: (_, __, { publicUrl }) => baseUrl(publicUrl),
    base_media_url: (_, __, { publicUrl }) => mediaUrl(publicUrl),
    secure_base_media_url: (_, __, { publicUrl }) => mediaUrl(publicUrl),
    root_category_id: ({ rootCategoryId }) => rootCategoryId,
    root_category_uid: ({ rootCategoryId }) => toUid(rootCategoryId),
    category_url_suffix: () => '',
    product_url_suffix: () => '',
    catalog_default_sort_by: () => 'position',
    grid_per_page: () => 12,
    grid_per_page_values: () => '12,24,36',
    list_per_page: () => 10,
    list_per_page_values: () => '5,10,15,20,25',
    list_mode: () => 'grid-list',
    default_title: ({ title }) => title,
    default_description: ({ description }) => description,
    title_separator: () => '-',
    title_suffix: () => null,
  },
}
