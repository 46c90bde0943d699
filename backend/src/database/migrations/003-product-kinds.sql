-- Bundles, grouped and downloadable products, options of a product's own, tier prices, links, videos, attributes of
-- every kind. SQLite cannot widen a CHECK: tables that need it are made anew, with their triggers.

DROP TRIGGER product_changes;
DROP TRIGGER reindex_product;

CREATE TABLE product_widened (
  id INTEGER PRIMARY KEY,
  sku TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL CHECK (type IN ('simple', 'configurable', 'virtual', 'bundle', 'grouped', 'downloadable')),
  is_enabled INTEGER NOT NULL DEFAULT 1,
  visibility INTEGER NOT NULL DEFAULT 4, -- Magento's: 1 not individually, 2 catalog, 3 search, 4 both
  price INTEGER NOT NULL,                -- unused where the parts have prices: configurable, grouped, dynamic bundle
  special_price INTEGER,                 -- of a bundle: whole percent that is to be paid
  special_from TEXT,                     -- days, both ends included
  special_to TEXT,
  weight REAL NOT NULL DEFAULT 0,
  new_from TEXT,
  new_to TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL DEFAULT ''
) STRICT;
INSERT INTO product_widened (id, sku, type, is_enabled, visibility, price, special_price, weight, new_from, new_to, created_at, updated_at)
  SELECT id, sku, type, is_enabled, visibility, price, special_price, weight, new_from, new_to, created_at, created_at FROM product;
DROP TABLE product;
ALTER TABLE product_widened RENAME TO product;

CREATE TABLE attribute_widened (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  input TEXT NOT NULL CHECK (input IN ('select', 'multiselect', 'boolean', 'text', 'textarea', 'price', 'date', 'weight')),
  is_filterable INTEGER NOT NULL DEFAULT 1,
  is_searchable INTEGER NOT NULL DEFAULT 0,
  is_comparable INTEGER NOT NULL DEFAULT 0,
  is_visible_on_front INTEGER NOT NULL DEFAULT 0,
  is_html_allowed INTEGER NOT NULL DEFAULT 0,
  used_in_product_listing INTEGER NOT NULL DEFAULT 0,
  position INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO attribute_widened (id, code, input, is_filterable, position) SELECT id, code, input, is_filterable, position FROM attribute;
DROP TABLE attribute;
ALTER TABLE attribute_widened RENAME TO attribute;

-- Values of attributes without options; those with options stand in product_option.
CREATE TABLE product_attribute_value (
  product_id INTEGER NOT NULL REFERENCES product (id),
  attribute_id INTEGER NOT NULL REFERENCES attribute (id),
  store_id INTEGER NOT NULL,             -- 0 for every store view that has no value of its own
  value TEXT NOT NULL,                   -- prices in minor units, days as YYYY-MM-DD
  PRIMARY KEY (product_id, attribute_id, store_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE bundle (
  product_id INTEGER PRIMARY KEY REFERENCES product (id),
  is_price_dynamic INTEGER NOT NULL DEFAULT 1,
  is_sku_dynamic INTEGER NOT NULL DEFAULT 1,
  is_weight_dynamic INTEGER NOT NULL DEFAULT 1,
  price_view TEXT NOT NULL DEFAULT 'PRICE_RANGE' CHECK (price_view IN ('PRICE_RANGE', 'AS_LOW_AS')),
  shipment TEXT NOT NULL DEFAULT 'TOGETHER' CHECK (shipment IN ('TOGETHER', 'SEPARATELY'))
) STRICT;

CREATE TABLE bundle_option (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id),
  position INTEGER NOT NULL,
  input TEXT NOT NULL CHECK (input IN ('select', 'radio', 'checkbox', 'multi')),
  is_required INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX bundle_option_product ON bundle_option (product_id, position);

CREATE TABLE bundle_option_text (
  option_id INTEGER NOT NULL REFERENCES bundle_option (id),
  store_id INTEGER NOT NULL REFERENCES store (id),
  title TEXT NOT NULL,
  PRIMARY KEY (option_id, store_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE bundle_selection (
  id INTEGER PRIMARY KEY,
  option_id INTEGER NOT NULL REFERENCES bundle_option (id),
  product_id INTEGER NOT NULL REFERENCES product (id),
  position INTEGER NOT NULL,
  quantity INTEGER NOT NULL DEFAULT 1,
  can_change_quantity INTEGER NOT NULL DEFAULT 0,
  is_default INTEGER NOT NULL DEFAULT 0,
  price INTEGER NOT NULL DEFAULT 0,      -- of a fixed-price bundle alone: minor units, or whole percent of its price
  price_type TEXT NOT NULL DEFAULT 'FIXED' CHECK (price_type IN ('FIXED', 'PERCENT'))
) STRICT;
CREATE INDEX bundle_selection_option ON bundle_selection (option_id, position);
CREATE INDEX bundle_selection_product ON bundle_selection (product_id);

CREATE TABLE grouped_product (
  product_id INTEGER NOT NULL REFERENCES product (id),
  child_id INTEGER NOT NULL REFERENCES product (id),
  position INTEGER NOT NULL,
  quantity INTEGER NOT NULL DEFAULT 0,   -- offered at first; 0 leaves the choice to the shopper
  PRIMARY KEY (product_id, child_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX grouped_product_child ON grouped_product (child_id);

CREATE TABLE downloadable_link (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id),
  position INTEGER NOT NULL,
  price INTEGER NOT NULL DEFAULT 0,      -- on top of the product's
  file TEXT NOT NULL,                    -- its name, as the buyer's download is called
  sample_file TEXT,
  number_of_downloads INTEGER NOT NULL DEFAULT 0 -- 0 is without a limit
) STRICT;
CREATE INDEX downloadable_link_product ON downloadable_link (product_id, position);

CREATE TABLE downloadable_link_text (
  link_id INTEGER NOT NULL REFERENCES downloadable_link (id),
  store_id INTEGER NOT NULL REFERENCES store (id),
  title TEXT NOT NULL,
  PRIMARY KEY (link_id, store_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE downloadable_sample (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id),
  position INTEGER NOT NULL,
  file TEXT NOT NULL
) STRICT;

CREATE TABLE downloadable_sample_text (
  sample_id INTEGER NOT NULL REFERENCES downloadable_sample (id),
  store_id INTEGER NOT NULL REFERENCES store (id),
  title TEXT NOT NULL,
  PRIMARY KEY (sample_id, store_id)
) STRICT, WITHOUT ROWID;

-- What a shopper may add to any product: an engraving, gift wrapping.
CREATE TABLE custom_option (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id),
  position INTEGER NOT NULL,
  input TEXT NOT NULL
    CHECK (input IN ('field', 'area', 'file', 'drop_down', 'radio', 'checkbox', 'multiple', 'date', 'date_time', 'time')),
  is_required INTEGER NOT NULL DEFAULT 0,
  price INTEGER NOT NULL DEFAULT 0,      -- of an entered option: minor units, or whole percent of the product's price
  price_type TEXT NOT NULL DEFAULT 'FIXED' CHECK (price_type IN ('FIXED', 'PERCENT')),
  sku TEXT,
  max_characters INTEGER NOT NULL DEFAULT 0,
  file_extensions TEXT,                  -- 'jpg, png'
  max_width INTEGER,
  max_height INTEGER
) STRICT;
CREATE INDEX custom_option_product ON custom_option (product_id, position);

CREATE TABLE custom_option_text (
  option_id INTEGER NOT NULL REFERENCES custom_option (id),
  store_id INTEGER NOT NULL REFERENCES store (id),
  title TEXT NOT NULL,
  PRIMARY KEY (option_id, store_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE custom_option_value (
  id INTEGER PRIMARY KEY,
  option_id INTEGER NOT NULL REFERENCES custom_option (id),
  position INTEGER NOT NULL,
  price INTEGER NOT NULL DEFAULT 0,
  price_type TEXT NOT NULL DEFAULT 'FIXED' CHECK (price_type IN ('FIXED', 'PERCENT')),
  sku TEXT
) STRICT;
CREATE INDEX custom_option_value_option ON custom_option_value (option_id, position);

CREATE TABLE custom_option_value_text (
  value_id INTEGER NOT NULL REFERENCES custom_option_value (id),
  store_id INTEGER NOT NULL REFERENCES store (id),
  title TEXT NOT NULL,
  PRIMARY KEY (value_id, store_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE tier_price (
  product_id INTEGER NOT NULL REFERENCES product (id),
  customer_group_id INTEGER NOT NULL DEFAULT 32000, -- Magento's number for all groups
  quantity INTEGER NOT NULL,
  price INTEGER,                         -- of one piece; null where percent is given
  percent INTEGER,                       -- off the price
  PRIMARY KEY (product_id, customer_group_id, quantity)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_link (
  product_id INTEGER NOT NULL REFERENCES product (id),
  kind TEXT NOT NULL CHECK (kind IN ('related', 'upsell', 'crosssell')),
  linked_id INTEGER NOT NULL REFERENCES product (id),
  position INTEGER NOT NULL,
  PRIMARY KEY (product_id, kind, linked_id)
) STRICT, WITHOUT ROWID;

-- A gallery entry that is a film: product_media holds the picture that stands for it.
CREATE TABLE product_video (
  media_id INTEGER PRIMARY KEY REFERENCES product_media (id),
  url TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT ''
) STRICT;

ALTER TABLE stock ADD COLUMN qty_increments INTEGER NOT NULL DEFAULT 1;

CREATE TRIGGER reindex_product INSTEAD OF INSERT ON reindex BEGIN
  DELETE FROM listing_option WHERE product_id = new.product_id;
  INSERT INTO listing_option (option_id, product_id)
    SELECT option_id, product_id FROM product_option WHERE product_id = new.product_id
    UNION
    SELECT o.option_id, v.parent_id FROM product_variant v
      JOIN product c ON c.id = v.child_id AND c.is_enabled
      JOIN stock s ON s.product_id = v.child_id AND s.quantity > 0
      JOIN product_option o ON o.product_id = v.child_id
      WHERE v.parent_id = new.product_id;
  DELETE FROM listing_category WHERE product_id = new.product_id;
  INSERT INTO listing_category (category_id, product_id)
    SELECT DISTINCT c.id, new.product_id FROM category_product cp
    JOIN category d ON d.id = cp.category_id AND d.is_active
    JOIN category c ON c.is_active AND (c.id = d.id OR (c.is_anchor AND d.path LIKE c.path || '/%'))
    WHERE cp.product_id = new.product_id;
  INSERT OR REPLACE INTO listing_product
    SELECT p.id, iif(p.is_enabled, p.visibility, 1), max(sale.in_stock),
      coalesce((SELECT cp.position FROM category_product cp JOIN category c ON c.id = cp.category_id
                WHERE cp.product_id = p.id AND c.level = 1), 10000),
      min(sale.regular), max(sale.regular), min(sale.final), max(sale.final)
    FROM product p JOIN (
      SELECT id, in_stock, regular, final, in_stock = max(in_stock) OVER () AS counts FROM (
        SELECT c.id, coalesce(s.quantity, 0) > 0 AS in_stock, c.price AS regular,
          min(c.price, coalesce(c.special_price, c.price)) AS final
        FROM product c LEFT JOIN stock s ON s.product_id = c.id
        WHERE (c.id = new.product_id AND c.type <> 'configurable')
          OR (c.is_enabled AND c.id IN (SELECT child_id FROM product_variant WHERE parent_id = new.product_id))
      )
    ) sale ON sale.counts
    WHERE p.id = new.product_id
    GROUP BY p.id;
END;

CREATE TRIGGER product_changes AFTER UPDATE OF price, special_price, is_enabled, visibility ON product BEGIN
  INSERT INTO reindex VALUES (new.id);
  INSERT INTO reindex SELECT parent_id FROM product_variant WHERE child_id = new.id;
END;
