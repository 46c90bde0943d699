import type { CatalogTraits } from './eav-attribute.ts'
import { type SystemAttribute, YES_NO } from './system-attribute.ts'

const PLAIN: CatalogTraits = {
  isComparable: false, isFilterable: 0, isSearchable: false, isVisibleOnFront: false, isHtmlAllowed: false, usedInListing: false,
  applyTo: null, swatch: null,
}
const SOLD_ALONE = ['simple', 'virtual', 'bundle', 'downloadable']

type Traits = Partial<CatalogTraits> & Partial<Pick<SystemAttribute, 'backend' | 'isRequired' | 'isUnique' | 'options'>>

function attribute(code: string, label: string, input: SystemAttribute['input'], traits: Traits = {}): SystemAttribute {
  const { backend = 'varchar', isRequired = false, isUnique = false, options, ...catalog } = traits
  return {
    code, label, input, backend, isRequired, isUnique, ...(options && { options }),
    isVisible: true, catalog: { ...PLAIN, ...catalog }, customer: null,
  }
}

/** In the order in which Magento's setup creates them. */
export const PRODUCT_ATTRIBUTES: readonly SystemAttribute[] = [
  attribute('name', 'Product Name', 'text', { isRequired: true, isSearchable: true, usedInListing: true }),
  attribute('sku', 'SKU', 'text', {
    backend: 'static', isRequired: true, isUnique: true, isSearchable: true, isComparable: true,
  }),
  attribute('description', 'Description', 'textarea', {
    backend: 'text', isSearchable: true, isComparable: true, isHtmlAllowed: true,
  }),
  attribute('short_description', 'Short Description', 'textarea', {
    backend: 'text', isSearchable: true, isComparable: true, isHtmlAllowed: true, usedInListing: true,
  }),
  attribute('price', 'Price', 'price', {
    backend: 'decimal', isRequired: true, isSearchable: true, isFilterable: 1, usedInListing: true, applyTo: SOLD_ALONE,
  }),
  attribute('special_price', 'Special Price', 'price', {
    backend: 'decimal', usedInListing: true, applyTo: SOLD_ALONE,
  }),
  attribute('special_from_date', 'Special Price From Date', 'date', {
    backend: 'datetime', usedInListing: true, applyTo: SOLD_ALONE,
  }),
  attribute('special_to_date', 'Special Price To Date', 'date', {
    backend: 'datetime', usedInListing: true, applyTo: SOLD_ALONE,
  }),
  attribute('weight', 'Weight', 'weight', { backend: 'decimal', applyTo: ['simple', 'virtual', 'bundle', 'configurable', 'downloadable'] }),
  attribute('meta_title', 'Meta Title', 'text'),
  attribute('meta_keyword', 'Meta Keywords', 'textarea', { backend: 'text' }),
  attribute('meta_description', 'Meta Description', 'textarea'),
  attribute('image', 'Base', 'media_image'),
  attribute('small_image', 'Small', 'media_image', { usedInListing: true }),
  attribute('thumbnail', 'Thumbnail', 'media_image', { usedInListing: true }),
  attribute('media_gallery', 'Media Gallery', 'gallery', { backend: 'static' }),
  attribute('news_from_date', 'Set Product as New from Date', 'date', { backend: 'datetime', usedInListing: true }),
  attribute('news_to_date', 'Set Product as New to Date', 'date', { backend: 'datetime', usedInListing: true }),
  attribute('status', 'Enable Product', 'select', {
    backend: 'int', isSearchable: true, usedInListing: true, options: { 1: 'Enabled', 2: 'Disabled' },
  }),
  attribute('visibility', 'Visibility', 'select', {
    backend: 'int',
    options: {
      1: 'Not Visible Individually',
      2: 'Catalog',
      3: 'Search',
      4: 'Catalog, Search',
    },
  }),
  attribute('url_key', 'URL Key', 'text', { usedInListing: true }),
]

export const CATEGORY_ATTRIBUTES: readonly SystemAttribute[] = [
  attribute('name', 'Name', 'text', { isRequired: true }),
  attribute('is_active', 'Is Active', 'select', { backend: 'int', isRequired: true, options: YES_NO }),
  attribute('description', 'Description', 'textarea', { backend: 'text', isHtmlAllowed: true }),
  attribute('image', 'Image', 'image'),
  attribute('meta_title', 'Page Title', 'text'),
  attribute('meta_keywords', 'Meta Keywords', 'textarea', { backend: 'text' }),
  attribute('meta_description', 'Meta Description', 'textarea', { backend: 'text' }),
  attribute('display_mode', 'Display Mode', 'select', {
    options: {
      PRODUCTS: 'Products only',
      PAGE: 'Static block only',
      PRODUCTS_AND_PAGE: 'Static block and products',
    },
  }),
  attribute('is_anchor', 'Is Anchor', 'select', { backend: 'int', options: YES_NO }),
  attribute('include_in_menu', 'Include in Navigation Menu', 'select', { backend: 'int', isRequired: true, options: YES_NO }),
  attribute('url_key', 'URL Key', 'text'),
]
