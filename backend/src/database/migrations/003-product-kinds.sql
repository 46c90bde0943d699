-- Bundles, grouped and downloadable products, customizable options, tier prices, links, videos, attributes of every
-- type. SQLite cannot widen a CHECK, so such tables are recreated with their triggers.

DROP TRIGGER product_changes;
DROP TRIGGER stock_runs_out;
DROP TRIGGER reindex_product;

CREATE TABLE product_widened (
  id INTEGER PRIMARY KEY,
  sku TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL CHECK (type IN ('simple', 'configurable', 'virtual', 'bundle', 'grouped', 'downloadable')),
  is_enabled INTEGER NOT NULL DEFAULT 1,
  visibility INTEGER NOT NULL DEFAULT 4, -- Magento's: 1 not individually, 2 catalog, 3 search, 4 both
  price INTEGER NOT NULL,                -- unused if the parts have prices: configurable, grouped, dynamic bundle
  special_price INTEGER,                 -- for a bundle: percent of the price to pay
  special_from TEXT,                     -- days, inclusive
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

-- Values of attributes without options; those with options are in product_option.
CREATE TABLE product_attribute_value (
  product_id INTEGER NOT NULL REFERENCES product (id),
  attribute_id INTEGER NOT NULL REFERENCES attribute (id),
  store_id INTEGER NOT NULL,             -- 0 for store views without their own value
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
  price INTEGER NOT NULL DEFAULT 0,      -- only for fixed-price bundles: minor units, or percent of the price
  price_type TEXT NOT NULL DEFAULT 'FIXED' CHECK (price_type IN ('FIXED', 'PERCENT'))
) STRICT;
CREATE INDEX bundle_selection_option ON bundle_selection (option_id, position);
CREATE INDEX bundle_selection_product ON bundle_selection (product_id);

CREATE TABLE grouped_product (
  product_id INTEGER NOT NULL REFERENCES product (id),
  child_id INTEGER NOT NULL REFERENCES product (id),
  position INTEGER NOT NULL,
  quantity INTEGER NOT NULL DEFAULT 0,   -- the default; 0 for none
  PRIMARY KEY (product_id, child_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX grouped_product_child ON grouped_product (child_id);

CREATE TABLE downloadable_link (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id),
  position INTEGER NOT NULL,
  price INTEGER NOT NULL DEFAULT 0,      -- added to the product's
  file TEXT NOT NULL,                    -- the name of the downloaded file
  sample_file TEXT,
  number_of_downloads INTEGER NOT NULL DEFAULT 0 -- 0 for unlimited
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

-- Customizable options of any product, such as an engraving or gift wrapping.
CREATE TABLE custom_option (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id),
  position INTEGER NOT NULL,
  input TEXT NOT NULL
    CHECK (input IN ('field', 'area', 'file', 'drop_down', 'radio', 'checkbox', 'multiple', 'date', 'date_time', 'time')),
  is_required INTEGER NOT NULL DEFAULT 0,
  price INTEGER NOT NULL DEFAULT 0,      -- of an entered option: minor units, or percent of the product's price
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
  customer_group_id INTEGER NOT NULL DEFAULT 32000, -- Magento's id for all groups
  quantity INTEGER NOT NULL,
  price INTEGER,                         -- per item; null if percent is set
  percent INTEGER,                       -- discount
  PRIMARY KEY (product_id, customer_group_id, quantity)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_link (
  product_id INTEGER NOT NULL REFERENCES product (id),
  kind TEXT NOT NULL CHECK (kind IN ('related', 'upsell', 'crosssell')),
  linked_id INTEGER NOT NULL REFERENCES product (id),
  position INTEGER NOT NULL,
  PRIMARY KEY (product_id, kind, linked_id)
) STRICT, WITHOUT ROWID;

-- A video in the gallery; product_media has its preview image.
CREATE TABLE product_video (
  media_id INTEGER PRIMARY KEY REFERENCES product_media (id),
  url TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT ''
) STRICT;

ALTER TABLE stock ADD COLUMN qty_increments INTEGER NOT NULL DEFAULT 1;

-- Values of filterable attributes without options, of a product and its saleable variants, for the filters of listings.
CREATE TABLE listing_value (
  attribute_id INTEGER NOT NULL REFERENCES attribute (id),
  value TEXT NOT NULL,
  product_id INTEGER NOT NULL REFERENCES product (id),
  PRIMARY KEY (attribute_id, value, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX listing_value_product ON listing_value (product_id);

-- The day that the indexed prices are valid for: special prices start and end by date.
CREATE TABLE price_day (
  day TEXT NOT NULL
) STRICT;
INSERT INTO price_day VALUES ('');

-- Price ranges of customer groups that pay less than the general range in listing_product.
CREATE TABLE price_index (
  product_id INTEGER NOT NULL REFERENCES product (id),
  customer_group_id INTEGER NOT NULL,
  is_in_stock INTEGER NOT NULL,
  min_regular INTEGER NOT NULL,
  max_regular INTEGER NOT NULL,
  min_final INTEGER NOT NULL,
  max_final INTEGER NOT NULL,
  PRIMARY KEY (product_id, customer_group_id)
) STRICT, WITHOUT ROWID;

-- All groups, and those that have had a tier price from quantity one.
CREATE TABLE price_group (
  id INTEGER PRIMARY KEY
) STRICT;
INSERT INTO price_group VALUES (32000);
CREATE TRIGGER group_price_begins AFTER INSERT ON tier_price WHEN new.quantity <= 1 BEGIN
  INSERT OR IGNORE INTO price_group VALUES (new.customer_group_id);
END;
CREATE TRIGGER group_price_changes AFTER UPDATE ON tier_price WHEN new.quantity <= 1 BEGIN
  INSERT OR IGNORE INTO price_group VALUES (new.customer_group_id);
END;

-- The parts of composite products: a change of a part affects the whole.
CREATE VIEW product_part (product_id, part_id) AS
  SELECT parent_id, child_id FROM product_variant
  UNION ALL SELECT product_id, child_id FROM grouped_product
  UNION ALL SELECT o.product_id, s.product_id FROM bundle_selection s JOIN bundle_option o ON o.id = s.option_id;

-- The special price on the price day, or null.
CREATE VIEW current_special_price (product_id, special_price) AS
  SELECT id, iif((SELECT day FROM price_day) BETWEEN coalesce(special_from, '') AND coalesce(special_to, '9999'), special_price, NULL)
  FROM product;

-- The price of one item for a customer group.
CREATE VIEW piece_price (product_id, customer_group_id, regular, final) AS
  SELECT p.id, g.id, p.price, min(p.price, coalesce(c.special_price, p.price), coalesce((
    SELECT min(coalesce(t.price, CAST(round(p.price * (100 - t.percent) / 100.0) AS INTEGER))) FROM tier_price t
    WHERE t.product_id = p.id AND t.quantity <= 1 AND t.customer_group_id IN (g.id, 32000)), p.price))
  FROM product p JOIN current_special_price c ON c.product_id = p.id CROSS JOIN price_group g;

-- Special and tier prices of a bundle are percentages of its total.
CREATE VIEW bundle_price (product_id, customer_group_id, is_dynamic, price, percent) AS
  SELECT p.id, g.id, b.is_price_dynamic, iif(b.is_price_dynamic, 0, p.price), min(100, coalesce(c.special_price, 100), coalesce((
    SELECT min(100 - t.percent) FROM tier_price t
    WHERE t.product_id = p.id AND t.quantity <= 1 AND t.customer_group_id IN (g.id, 32000)), 100))
  FROM bundle b JOIN product p ON p.id = b.product_id JOIN current_special_price c ON c.product_id = p.id CROSS JOIN price_group g;

-- The products that determine a product's price: itself, its variants or its grouped products.
CREATE VIEW sold_piece (product_id, customer_group_id, is_saleable, regular, final) AS
  SELECT p.id, piece.customer_group_id, coalesce(s.quantity, 0) > 0, piece.regular, piece.final
  FROM product p JOIN piece_price piece ON piece.product_id = p.id LEFT JOIN stock s ON s.product_id = p.id
  WHERE p.type IN ('simple', 'virtual', 'downloadable')
  UNION ALL
  SELECT v.parent_id, piece.customer_group_id, coalesce(s.quantity, 0) > 0, piece.regular, piece.final
  FROM product_variant v JOIN product p ON p.id = v.child_id AND p.is_enabled
  JOIN piece_price piece ON piece.product_id = p.id LEFT JOIN stock s ON s.product_id = p.id
  UNION ALL
  SELECT g.product_id, piece.customer_group_id, coalesce(s.quantity, 0) > 0, piece.regular, piece.final
  FROM grouped_product g JOIN product p ON p.id = g.child_id AND p.is_enabled
  JOIN piece_price piece ON piece.product_id = p.id LEFT JOIN stock s ON s.product_id = p.id;

-- The price that each selection adds to its bundle, for its quantity. An option without selections has a row, too.
CREATE VIEW bundle_part (product_id, customer_group_id, option_id, input, is_required, is_saleable, regular, final) AS
  SELECT o.product_id, whole.customer_group_id, o.id, o.input, o.is_required,
    coalesce(part.is_enabled AND stock.quantity >= s.quantity, 0),
    s.quantity * CASE WHEN whole.is_dynamic THEN piece.regular WHEN s.price_type = 'FIXED' THEN s.price
      ELSE CAST(round(whole.price * s.price / 100.0) AS INTEGER) END,
    s.quantity * CAST(round(whole.percent / 100.0 * CASE WHEN whole.is_dynamic THEN piece.final WHEN s.price_type = 'FIXED'
      THEN s.price ELSE round(whole.price * s.price / 100.0) END) AS INTEGER)
  FROM bundle_option o
  JOIN bundle_price whole ON whole.product_id = o.product_id
  LEFT JOIN bundle_selection s ON s.option_id = o.id
  LEFT JOIN product part ON part.id = s.product_id
  LEFT JOIN piece_price piece ON piece.product_id = s.product_id AND piece.customer_group_id = whole.customer_group_id
  LEFT JOIN stock ON stock.product_id = s.product_id;

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
  DELETE FROM listing_value WHERE product_id = new.product_id;
  INSERT OR IGNORE INTO listing_value (attribute_id, value, product_id)
    SELECT v.attribute_id, v.value, new.product_id FROM product_attribute_value v
    JOIN attribute a ON a.id = v.attribute_id AND a.is_filterable
    WHERE v.store_id = 0 AND v.product_id IN (
      SELECT new.product_id UNION ALL
      SELECT variant.child_id FROM product_variant variant JOIN product c ON c.id = variant.child_id AND c.is_enabled
      JOIN stock s ON s.product_id = variant.child_id AND s.quantity > 0 WHERE variant.parent_id = new.product_id);
  DELETE FROM listing_category WHERE product_id = new.product_id;
  INSERT INTO listing_category (category_id, product_id)
    SELECT DISTINCT c.id, new.product_id FROM category_product cp
    JOIN category d ON d.id = cp.category_id AND d.is_active
    JOIN category c ON c.is_active AND (c.id = d.id OR (c.is_anchor AND d.path LIKE c.path || '/%'))
    WHERE cp.product_id = new.product_id;
  DELETE FROM price_index WHERE product_id = new.product_id;
  -- Items that are sold out count only if all are.
  INSERT INTO price_index
    SELECT new.product_id, customer_group_id, max(is_saleable),
      coalesce(min(regular) FILTER (WHERE is_saleable), min(regular)), coalesce(max(regular) FILTER (WHERE is_saleable), max(regular)),
      coalesce(min(final) FILTER (WHERE is_saleable), min(final)), coalesce(max(final) FILTER (WHERE is_saleable), max(final))
    FROM sold_piece WHERE product_id = new.product_id GROUP BY customer_group_id;
  -- The cheapest bundle has the cheapest selection of each required option; if none is required and the price is dynamic,
  -- the cheapest selection of all. The most expensive has everything that can be selected together.
  INSERT INTO price_index
    SELECT new.product_id, b.customer_group_id, min(o.is_saleable >= o.is_required) AND max(o.is_saleable),
      b.price + coalesce(sum(o.min_regular) FILTER (WHERE o.is_required), iif(b.is_dynamic, min(o.min_regular), 0), 0),
      b.price + coalesce(sum(o.max_regular), 0),
      CAST(round(b.price * b.percent / 100.0) AS INTEGER)
        + coalesce(sum(o.min_final) FILTER (WHERE o.is_required), iif(b.is_dynamic, min(o.min_final), 0), 0),
      CAST(round(b.price * b.percent / 100.0) AS INTEGER) + coalesce(sum(o.max_final), 0)
    FROM bundle_price b JOIN (
      SELECT customer_group_id, is_required, max(is_saleable) AS is_saleable,
        coalesce(min(regular) FILTER (WHERE is_saleable), min(regular)) AS min_regular,
        coalesce(min(final) FILTER (WHERE is_saleable), min(final)) AS min_final,
        coalesce(iif(input IN ('checkbox', 'multi'), sum(regular) FILTER (WHERE is_saleable), max(regular) FILTER (WHERE is_saleable)),
          iif(is_required, max(regular), NULL)) AS max_regular,
        coalesce(iif(input IN ('checkbox', 'multi'), sum(final) FILTER (WHERE is_saleable), max(final) FILTER (WHERE is_saleable)),
          iif(is_required, max(final), NULL)) AS max_final
      FROM bundle_part WHERE product_id = new.product_id GROUP BY customer_group_id, option_id
    ) o ON o.customer_group_id = b.customer_group_id
    WHERE b.product_id = new.product_id GROUP BY b.customer_group_id;
  INSERT OR REPLACE INTO listing_product
    SELECT p.id, iif(p.is_enabled, p.visibility, 1), coalesce(i.is_in_stock, 0),
      coalesce((SELECT cp.position FROM category_product cp JOIN category c ON c.id = cp.category_id
                WHERE cp.product_id = p.id AND c.level = 1), 10000),
      coalesce(i.min_regular, 0), coalesce(i.max_regular, 0), coalesce(i.min_final, 0), coalesce(i.max_final, 0)
    FROM product p LEFT JOIN price_index i ON i.product_id = p.id AND i.customer_group_id = 32000
    WHERE p.id = new.product_id;
  DELETE FROM price_index WHERE product_id = new.product_id AND customer_group_id = 32000;
END;

CREATE TRIGGER product_changes
AFTER UPDATE OF price, special_price, special_from, special_to, is_enabled, visibility ON product BEGIN
  INSERT INTO reindex VALUES (new.id);
  INSERT INTO reindex SELECT DISTINCT product_id FROM product_part WHERE part_id = new.id;
END;

CREATE TRIGGER stock_runs_out AFTER UPDATE OF quantity ON stock WHEN (old.quantity > 0) <> (new.quantity > 0) BEGIN
  INSERT INTO reindex VALUES (new.product_id);
  INSERT INTO reindex SELECT DISTINCT product_id FROM product_part WHERE part_id = new.product_id;
END;

-- A bundle needs several items of a part at once, so it may be sold out before its part.
CREATE TRIGGER stock_runs_short AFTER UPDATE OF quantity ON stock BEGIN
  INSERT INTO reindex SELECT DISTINCT o.product_id FROM bundle_selection s JOIN bundle_option o ON o.id = s.option_id
    WHERE s.product_id = new.product_id AND s.quantity > 1 AND (old.quantity >= s.quantity) <> (new.quantity >= s.quantity);
END;

CREATE TRIGGER price_day_begins AFTER UPDATE OF day ON price_day WHEN old.day <> new.day BEGIN
  INSERT INTO reindex
    WITH turned (id) AS (
      SELECT id FROM product WHERE special_price IS NOT NULL AND (special_from IS NOT NULL OR special_to IS NOT NULL)
        AND (old.day BETWEEN coalesce(special_from, '') AND coalesce(special_to, '9999'))
          <> (new.day BETWEEN coalesce(special_from, '') AND coalesce(special_to, '9999')))
    SELECT id FROM turned UNION SELECT product_id FROM product_part WHERE part_id IN (SELECT id FROM turned);
END;
