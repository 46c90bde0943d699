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
  description TEXT NOT NULL DEFAULT '',
  group_name TEXT NOT NULL DEFAULT 'Main Website Store' -- the shop of this store view
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
CREATE INDEX category_text_url_path ON category_text (store_id, url_path);

CREATE TABLE product (
  id INTEGER PRIMARY KEY,
  sku TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL CHECK (type IN ('simple', 'configurable', 'virtual')),
  is_enabled INTEGER NOT NULL DEFAULT 1,
  visibility INTEGER NOT NULL DEFAULT 4, -- Magento's: 1 not individually, 2 catalog, 3 search, 4 both
  price INTEGER NOT NULL,                -- unused for configurables, whose variants have prices
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
  sort_name TEXT NOT NULL,               -- the sort key of the name in its language
  url_key TEXT NOT NULL,
  short_description TEXT NOT NULL DEFAULT '',
  description TEXT NOT NULL DEFAULT '',
  meta_title TEXT,
  meta_description TEXT,
  PRIMARY KEY (product_id, store_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_text_url_key ON product_text (store_id, url_key);
CREATE INDEX product_text_sort_name ON product_text (store_id, sort_name);

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
  swatch TEXT                            -- '#rrggbb' for a colour, a short text for a size; null without a swatch
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

-- The attributes that distinguish the variants of a configurable product.
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
  path TEXT NOT NULL                     -- below /media/catalog/product
) STRICT;
CREATE INDEX product_media_product ON product_media (product_id, position);
CREATE INDEX product_media_path ON product_media (path);

CREATE TABLE product_media_label (
  media_id INTEGER NOT NULL REFERENCES product_media (id),
  store_id INTEGER NOT NULL REFERENCES store (id),
  label TEXT NOT NULL,
  PRIMARY KEY (media_id, store_id)
) STRICT, WITHOUT ROWID;

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
CREATE INDEX url_rewrite_any_case ON url_rewrite (store_id, request_path COLLATE NOCASE);
CREATE INDEX url_rewrite_entity ON url_rewrite (store_id, entity_type, entity_id);

-- The rowid is product id * 1000 + store id, so that a hit identifies its product without another table.
CREATE VIRTUAL TABLE product_search USING fts5 (
  name, details, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4'
);

-- The data that listings filter, sort and count by: a product's prices over its saleable variants, and its own options
-- with theirs. Only the view reindex writes it.
CREATE TABLE listing_product (
  product_id INTEGER PRIMARY KEY REFERENCES product (id),
  visibility INTEGER NOT NULL,           -- 1 also for a disabled product
  is_in_stock INTEGER NOT NULL,
  position INTEGER NOT NULL,             -- in the root category: Magento sorts by it in every category
  min_regular INTEGER NOT NULL,
  max_regular INTEGER NOT NULL,
  min_final INTEGER NOT NULL,
  max_final INTEGER NOT NULL
) STRICT;
CREATE INDEX listing_product_position ON listing_product (position, product_id DESC);
CREATE INDEX listing_product_price ON listing_product (min_final);

CREATE TABLE listing_option (
  option_id INTEGER NOT NULL REFERENCES attribute_option (id),
  product_id INTEGER NOT NULL REFERENCES product (id),
  PRIMARY KEY (option_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX listing_option_product ON listing_option (product_id);

-- Each active category with the products that its page lists; an anchor category includes those of its descendants.
CREATE TABLE listing_category (
  category_id INTEGER NOT NULL REFERENCES category (id),
  product_id INTEGER NOT NULL REFERENCES product (id),
  PRIMARY KEY (category_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX listing_category_product ON listing_category (product_id);

-- `INSERT INTO reindex SELECT id FROM product` updates the listing rows of those products.
CREATE VIEW reindex (product_id) AS SELECT id FROM product WHERE 0;

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

CREATE TRIGGER stock_runs_out AFTER UPDATE OF quantity ON stock WHEN (old.quantity > 0) <> (new.quantity > 0) BEGIN
  INSERT INTO reindex VALUES (new.product_id);
  INSERT INTO reindex SELECT parent_id FROM product_variant WHERE child_id = new.product_id;
END;

CREATE TRIGGER category_changes AFTER UPDATE OF path, is_active, is_anchor ON category BEGIN
  INSERT INTO reindex SELECT DISTINCT product_id FROM category_product
    WHERE category_id IN (SELECT id FROM category WHERE id = new.id OR path LIKE new.path || '/%');
END;

CREATE TRIGGER product_changes AFTER UPDATE OF price, special_price, is_enabled, visibility ON product BEGIN
  INSERT INTO reindex VALUES (new.id);
  INSERT INTO reindex SELECT parent_id FROM product_variant WHERE child_id = new.id;
END;
