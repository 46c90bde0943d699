-- The choices for cart lines of every product type.

CREATE TABLE cart_item_choice (
  item_id INTEGER NOT NULL REFERENCES cart_item (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,             -- in the order of the request
  choice TEXT NOT NULL,                  -- a decoded uid: configurable/93/49, bundle/1/2/1, custom-option/3
  value TEXT,                            -- the input of an entered option
  PRIMARY KEY (item_id, position)
) STRICT, WITHOUT ROWID;
INSERT INTO cart_item_choice (item_id, position, choice)
  SELECT item_id, position, 'configurable/' || attribute_id || '/' || option_id FROM cart_item_option;
DROP TABLE cart_item_option;

-- The variant follows from the choices.
CREATE TABLE cart_item_without_variant (
  id INTEGER PRIMARY KEY,
  cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id),
  quantity INTEGER NOT NULL CHECK (quantity > 0)
) STRICT;
INSERT INTO cart_item_without_variant SELECT id, cart_id, product_id, quantity FROM cart_item;
DROP TABLE cart_item;
ALTER TABLE cart_item_without_variant RENAME TO cart_item;
CREATE INDEX cart_item_cart ON cart_item (cart_id);

ALTER TABLE coupon ADD COLUMN uses_per_customer INTEGER;  -- for customers only: guests cannot be counted
ALTER TABLE coupon ADD COLUMN first_order_only INTEGER NOT NULL DEFAULT 0;
CREATE INDEX sales_order_email ON sales_order (customer_email COLLATE NOCASE);

-- Further fields of an address, an id for clients, and the customer address that it was copied from.
CREATE TABLE cart_address_numbered (
  id INTEGER PRIMARY KEY,
  cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  type TEXT NOT NULL CHECK (type IN ('shipping', 'billing')),
  customer_address_id INTEGER REFERENCES customer_address (id) ON DELETE SET NULL,
  prefix TEXT,
  firstname TEXT NOT NULL,
  middlename TEXT,
  lastname TEXT NOT NULL,
  suffix TEXT,
  company TEXT,
  vat_id TEXT,
  street TEXT NOT NULL,                  -- lines, separated by line feeds
  city TEXT NOT NULL,
  postcode TEXT,
  telephone TEXT,
  fax TEXT,
  country_code TEXT NOT NULL,
  region TEXT,
  region_code TEXT,
  region_id INTEGER,
  customer_notes TEXT,
  UNIQUE (cart_id, type)
) STRICT;
INSERT INTO cart_address_numbered
  (cart_id, type, firstname, lastname, company, vat_id, street, city, postcode, telephone, country_code, region, region_code, region_id)
  SELECT cart_id, type, firstname, lastname, company, vat_id, street, city, postcode, telephone, country_code, region, region_code, region_id
  FROM cart_address ORDER BY cart_id, type DESC;
DROP TABLE cart_address;
ALTER TABLE cart_address_numbered RENAME TO cart_address;

ALTER TABLE cart ADD COLUMN purchase_order_number TEXT;
