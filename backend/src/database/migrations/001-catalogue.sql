-- Store views, categories, products and their URLs. Money is whole minor units (grosze), prices include tax.
-- Texts are per store view; uids are base64 of the ids here, as in Magento.

CREATE TABLE store (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  locale TEXT NOT NULL,
  currency TEXT NOT NULL,
  root_category_id INTEGER NOT NULL,
  is_default INTEGER NOT NULL DEFAULT 0,
  title TEXT NOT NULL DEFAULT '',
  description TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE TABLE category (
  id INTEGER PRIMARY KEY,
  parent_id INTEGER REFERENCES category (id),
  path TEXT NOT NULL,               -- ids from the root, '1/2/14'
  level INTEGER NOT NULL,
  position INTEGER NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1,
  is_anchor INTEGER NOT NULL DEFAULT 1,
  include_in_menu INTEGER NOT NULL DEFAULT 1,
  display_mode TEXT,
  image TEXT
) STRICT;
CREATE INDEX category_parent ON category (parent_id, position);

CREATE TABLE category_text (
  category_id INTEGER NOT NULL REFERENCES category (id),
  store_id INTEGER NOT NULL REFERENCES store (id),
  name TEXT NOT NULL,
  url_key TEXT NOT NULL,
  url_path TEXT NOT NULL,
  description TEXT,
  meta_title TEXT,
  meta_description TEXT,
  PRIMARY KEY (category_id, store_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE product (
  id INTEGER PRIMARY KEY,
  sku TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL CHECK (type IN ('simple', 'configurable', 'virtual')),
  is_enabled INTEGER NOT NULL DEFAULT 1,
  visibility INTEGER NOT NULL DEFAULT 4, -- Magento's: 1 not individually, 2 catalog, 3 search, 4 both
  price INTEGER NOT NULL,                -- of a configurable: unused, its variants have prices
  special_price INTEGER,
  weight REAL NOT NULL DEFAULT 0,
  new_from TEXT,
  new_to TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE product_text (
  product_id INTEGER NOT NULL REFERENCES product (id),
  store_id INTEGER NOT NULL REFERENCES store (id),
  name TEXT NOT NULL,
  url_key TEXT NOT NULL,
  short_description TEXT NOT NULL DEFAULT '',
  description TEXT NOT NULL DEFAULT '',
  meta_title TEXT,
  meta_description TEXT,
  PRIMARY KEY (product_id, store_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_variant (
  parent_id INTEGER NOT NULL REFERENCES product (id),
  child_id INTEGER NOT NULL UNIQUE REFERENCES product (id),
  position INTEGER NOT NULL,
  PRIMARY KEY (parent_id, child_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE category_product (
  category_id INTEGER NOT NULL REFERENCES category (id),
  product_id INTEGER NOT NULL REFERENCES product (id),
  position INTEGER NOT NULL,
  PRIMARY KEY (category_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX category_product_product ON category_product (product_id);

CREATE TABLE attribute (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  input TEXT NOT NULL CHECK (input IN ('select', 'multiselect', 'boolean')),
  is_filterable INTEGER NOT NULL DEFAULT 1,
  position INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE attribute_label (
  attribute_id INTEGER NOT NULL REFERENCES attribute (id),
  store_id INTEGER NOT NULL REFERENCES store (id),
  label TEXT NOT NULL,
  PRIMARY KEY (attribute_id, store_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE attribute_option (
  id INTEGER PRIMARY KEY,
  attribute_id INTEGER NOT NULL REFERENCES attribute (id),
  position INTEGER NOT NULL,
  swatch TEXT                            -- '#rrggbb' of a colour, the short text of a size; null without a swatch
) STRICT;
CREATE INDEX attribute_option_attribute ON attribute_option (attribute_id, position);

CREATE TABLE attribute_option_label (
  option_id INTEGER NOT NULL REFERENCES attribute_option (id),
  store_id INTEGER NOT NULL REFERENCES store (id),
  label TEXT NOT NULL,
  PRIMARY KEY (option_id, store_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_option (
  product_id INTEGER NOT NULL REFERENCES product (id),
  attribute_id INTEGER NOT NULL REFERENCES attribute (id),
  option_id INTEGER NOT NULL REFERENCES attribute_option (id),
  PRIMARY KEY (product_id, attribute_id, option_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_option_option ON product_option (option_id, product_id);

-- Which attributes a configurable product is chosen by.
CREATE TABLE super_attribute (
  product_id INTEGER NOT NULL REFERENCES product (id),
  attribute_id INTEGER NOT NULL REFERENCES attribute (id),
  position INTEGER NOT NULL,
  PRIMARY KEY (product_id, attribute_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_media (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id),
  position INTEGER NOT NULL,
  path TEXT NOT NULL,                    -- below the media address
  view TEXT NOT NULL                     -- front, back or detail: the label's second half
) STRICT;
CREATE INDEX product_media_product ON product_media (product_id, position);

CREATE TABLE stock (
  product_id INTEGER PRIMARY KEY REFERENCES product (id),
  quantity INTEGER NOT NULL,
  low_stock_threshold INTEGER NOT NULL DEFAULT 0,
  min_sale_qty INTEGER NOT NULL DEFAULT 1,
  max_sale_qty INTEGER NOT NULL DEFAULT 10000,
  CHECK (quantity >= 0)
) STRICT;

CREATE TABLE url_rewrite (
  store_id INTEGER NOT NULL REFERENCES store (id),
  request_path TEXT NOT NULL,            -- with its suffix, without a leading slash
  entity_type TEXT NOT NULL CHECK (entity_type IN ('CATEGORY', 'PRODUCT', 'CMS_PAGE')),
  entity_id INTEGER,                     -- null for a redirect
  redirect_code INTEGER NOT NULL DEFAULT 0 CHECK (redirect_code IN (0, 301, 302)),
  target_path TEXT,
  PRIMARY KEY (store_id, request_path)
) STRICT, WITHOUT ROWID;

CREATE VIRTUAL TABLE product_search USING fts5 (
  name, details, product_id UNINDEXED, store_id UNINDEXED, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4'
);
