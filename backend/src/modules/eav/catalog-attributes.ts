import type { CatalogTraits } from './eav-attribute.ts'
import { type SystemAttribute, type Words, YES_NO } from './system-attribute.ts'

const PLAIN: CatalogTraits = {
  isComparable: false, isFilterable: 0, isSearchable: false, isVisibleOnFront: false, isHtmlAllowed: false, usedInListing: false,
  applyTo: null, swatch: null,
}
const SOLD_ALONE = ['simple', 'virtual', 'bundle', 'downloadable']

type Traits = Partial<CatalogTraits> & Partial<Pick<SystemAttribute, 'backend' | 'isRequired' | 'isUnique' | 'options'>>

function attribute(code: string, label: Words, input: SystemAttribute['input'], traits: Traits = {}): SystemAttribute {
  const { backend = 'varchar', isRequired = false, isUnique = false, options, ...catalog } = traits
  return {
    code, label, input, backend, isRequired, isUnique, ...(options && { options }),
    isVisible: true, catalog: { ...PLAIN, ...catalog }, customer: null,
  }
}

/** In the order in which Magento's set-up makes them. */
export const PRODUCT_ATTRIBUTES: readonly SystemAttribute[] = [
  attribute('name', ['Product Name', 'Nazwa produktu'], 'text', { isRequired: true, isSearchable: true, usedInListing: true }),
  attribute('sku', ['SKU', 'SKU'], 'text', {
    backend: 'static', isRequired: true, isUnique: true, isSearchable: true, isComparable: true,
  }),
  attribute('description', ['Description', 'Opis'], 'textarea', {
    backend: 'text', isSearchable: true, isComparable: true, isHtmlAllowed: true,
  }),
  attribute('short_description', ['Short Description', 'Krótki opis'], 'textarea', {
    backend: 'text', isSearchable: true, isComparable: true, isHtmlAllowed: true, usedInListing: true,
  }),
  attribute('price', ['Price', 'Cena'], 'price', {
    backend: 'decimal', isRequired: true, isSearchable: true, isFilterable: 1, usedInListing: true, applyTo: SOLD_ALONE,
  }),
  attribute('special_price', ['Special Price', 'Cena promocyjna'], 'price', {
    backend: 'decimal', usedInListing: true, applyTo: SOLD_ALONE,
  }),
  attribute('special_from_date', ['Special Price From Date', 'Promocja od'], 'date', {
    backend: 'datetime', usedInListing: true, applyTo: SOLD_ALONE,
  }),
  attribute('special_to_date', ['Special Price To Date', 'Promocja do'], 'date', {
    backend: 'datetime', usedInListing: true, applyTo: SOLD_ALONE,
  }),
  attribute('weight', ['Weight', 'Waga'], 'weight', { backend: 'decimal', applyTo: ['simple', 'virtual', 'bundle', 'configurable', 'downloadable'] }),
  attribute('meta_title', ['Meta Title', 'Tytuł meta'], 'text'),
  attribute('meta_keyword', ['Meta Keywords', 'Słowa kluczowe'], 'textarea', { backend: 'text' }),
  attribute('meta_description', ['Meta Description', 'Opis meta'], 'textarea'),
  attribute('image', ['Base', 'Główne'], 'media_image'),
  attribute('small_image', ['Small', 'Małe'], 'media_image', { usedInListing: true }),
  attribute('thumbnail', ['Thumbnail', 'Miniatura'], 'media_image', { usedInListing: true }),
  attribute('media_gallery', ['Media Gallery', 'Galeria'], 'gallery', { backend: 'static' }),
  attribute('news_from_date', ['Set Product as New from Date', 'Nowość od'], 'date', { backend: 'datetime', usedInListing: true }),
  attribute('news_to_date', ['Set Product as New to Date', 'Nowość do'], 'date', { backend: 'datetime', usedInListing: true }),
  attribute('status', ['Enable Product', 'Włączony'], 'select', {
    backend: 'int', isSearchable: true, usedInListing: true, options: { 1: ['Enabled', 'Włączony'], 2: ['Disabled', 'Wyłączony'] },
  }),
  attribute('visibility', ['Visibility', 'Widoczność'], 'select', {
    backend: 'int',
    options: {
      1: ['Not Visible Individually', 'Niewidoczny osobno'],
      2: ['Catalog', 'Katalog'],
      3: ['Search', 'Wyszukiwarka'],
      4: ['Catalog, Search', 'Katalog, wyszukiwarka'],
    },
  }),
  attribute('url_key', ['URL Key', 'Klucz URL'], 'text', { usedInListing: true }),
]

export const CATEGORY_ATTRIBUTES: readonly SystemAttribute[] = [
  attribute('name', ['Name', 'Nazwa'], 'text', { isRequired: true }),
  attribute('is_active', ['Is Active', 'Włączona'], 'select', { backend: 'int', isRequired: true, options: YES_NO }),
  attribute('description', ['Description', 'Opis'], 'textarea', { backend: 'text', isHtmlAllowed: true }),
  attribute('image', ['Image', 'Obraz'], 'image'),
  attribute('meta_title', ['Page Title', 'Tytuł strony'], 'text'),
  attribute('meta_keywords', ['Meta Keywords', 'Słowa kluczowe'], 'textarea', { backend: 'text' }),
  attribute('meta_description', ['Meta Description', 'Opis meta'], 'textarea', { backend: 'text' }),
  attribute('display_mode', ['Display Mode', 'Sposób pokazywania'], 'select', {
    options: {
      PRODUCTS: ['Products only', 'Tylko produkty'],
      PAGE: ['Static block only', 'Tylko blok treści'],
      PRODUCTS_AND_PAGE: ['Static block and products', 'Blok treści i produkty'],
    },
  }),
  attribute('is_anchor', ['Is Anchor', 'Z produktami podkategorii'], 'select', { backend: 'int', options: YES_NO }),
  attribute('include_in_menu', ['Include in Navigation Menu', 'W menu'], 'select', { backend: 'int', isRequired: true, options: YES_NO }),
  attribute('url_key', ['URL Key', 'Klucz URL'], 'text'),
]
