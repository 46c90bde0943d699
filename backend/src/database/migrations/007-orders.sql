-- Details of an order, its documents and history, and its downloads.

CREATE TABLE sales_order_widened (
  id INTEGER PRIMARY KEY,
  increment_id TEXT NOT NULL UNIQUE,     -- the order number that the shopper sees
  token TEXT NOT NULL UNIQUE,            -- random: grants reading a guest's order and paying any order
  cart_id INTEGER UNIQUE REFERENCES cart (id) ON DELETE SET NULL, -- unique: a cart becomes one order
  store_id INTEGER NOT NULL REFERENCES store (id),
  customer_id INTEGER,                   -- null for guests; no reference: the order outlives the account
  customer_email TEXT NOT NULL,
  customer_firstname TEXT NOT NULL,
  customer_lastname TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('new', 'pending_payment', 'processing', 'holded', 'complete', 'closed', 'canceled')),
  status TEXT GENERATED ALWAYS AS (CASE state WHEN 'new' THEN 'pending' ELSE state END) VIRTUAL, -- Magento's code
  state_before_hold TEXT,
  is_virtual INTEGER NOT NULL,
  currency TEXT NOT NULL,
  coupon_code TEXT,
  shipping_carrier_code TEXT,            -- the shipping columns are null when nothing is shipped
  shipping_method_code TEXT,
  shipping_carrier_title TEXT,
  shipping_description TEXT,
  payment_code TEXT NOT NULL,
  payment_title TEXT NOT NULL,
  purchase_order_number TEXT,
  total_quantity INTEGER NOT NULL,
  weight REAL NOT NULL,
  subtotal_including_tax INTEGER NOT NULL,
  subtotal_excluding_tax INTEGER NOT NULL,
  discount_amount INTEGER NOT NULL,
  shipping_including_tax INTEGER NOT NULL,
  shipping_tax_amount INTEGER NOT NULL,
  tax_title TEXT NOT NULL,
  tax_percent INTEGER NOT NULL,
  tax_amount INTEGER NOT NULL,           -- included in the grand total; with the tax on shipping
  grand_total INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  status_changed_at TEXT NOT NULL
) STRICT;

INSERT INTO sales_order_widened
  SELECT o.id, increment_id, lower(hex(randomblob(16))), cart_id, o.store_id, customer_id, customer_email,
    coalesce(billing.firstname, ''), coalesce(billing.lastname, ''), state, NULL, shipping_method_code IS NULL, currency,
    coupon_code, shipping_carrier_code, shipping_method_code,
    substr(shipping_description, 1, instr(shipping_description, ' - ') - 1), shipping_description, payment_code, payment_title,
    NULL, total_quantity, weight, subtotal_including_tax, 0, discount_amount, shipping_including_tax,
    (46 * shipping_including_tax + 123) / 246, 'VAT 23%', 23, tax_amount, grand_total, created_at, created_at
  FROM sales_order o LEFT JOIN sales_order_address billing ON billing.order_id = o.id AND billing.type = 'billing';
DROP TABLE sales_order;
ALTER TABLE sales_order_widened RENAME TO sales_order;
CREATE INDEX sales_order_customer ON sales_order (customer_id, id);
CREATE INDEX sales_order_email ON sales_order (customer_email COLLATE NOCASE);

ALTER TABLE sales_order_address ADD COLUMN prefix TEXT;
ALTER TABLE sales_order_address ADD COLUMN middlename TEXT;
ALTER TABLE sales_order_address ADD COLUMN suffix TEXT;
ALTER TABLE sales_order_address ADD COLUMN fax TEXT;

ALTER TABLE sales_order_item ADD COLUMN price_excluding_tax INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sales_order_item ADD COLUMN row_total_excluding_tax INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sales_order_item ADD COLUMN is_virtual INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sales_order_item ADD COLUMN quantity_invoiced INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sales_order_item ADD COLUMN quantity_shipped INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sales_order_item ADD COLUMN quantity_refunded INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sales_order_item ADD COLUMN quantity_canceled INTEGER NOT NULL DEFAULT 0;
UPDATE sales_order_item SET
  price_excluding_tax = price_including_tax - (46 * price_including_tax + 123) / 246,
  row_total_excluding_tax = row_total_including_tax - (46 * row_total_including_tax + 123) / 246,
  is_virtual = type = 'virtual';
UPDATE sales_order SET subtotal_excluding_tax =
  (SELECT coalesce(sum(row_total_excluding_tax), 0) FROM sales_order_item WHERE order_id = sales_order.id);

ALTER TABLE sales_order_item_option ADD COLUMN is_entered INTEGER NOT NULL DEFAULT 0; -- entered, not selected from a list

-- The choices as the cart stored them, for reordering.
CREATE TABLE sales_order_item_choice (
  item_id INTEGER NOT NULL REFERENCES sales_order_item (id),
  position INTEGER NOT NULL,
  choice TEXT NOT NULL,                  -- a decoded uid
  value TEXT,                            -- the input of an entered option
  PRIMARY KEY (item_id, position)
) STRICT, WITHOUT ROWID;
INSERT INTO sales_order_item_choice (item_id, position, choice)
  SELECT item.id, row_number() OVER (PARTITION BY item.id ORDER BY super.position),
    'configurable/' || own.attribute_id || '/' || own.option_id
  FROM sales_order_item item
  JOIN super_attribute super ON super.product_id = item.product_id
  JOIN product_option own ON own.product_id = item.variant_id AND own.attribute_id = super.attribute_id;

-- The products shipped for one unit of an item: the product itself, the variant, or each part of a bundle.
CREATE TABLE sales_order_item_part (
  item_id INTEGER NOT NULL REFERENCES sales_order_item (id),
  position INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  quantity INTEGER NOT NULL,
  sku TEXT NOT NULL,
  name TEXT NOT NULL,
  price INTEGER NOT NULL,                -- per unit, including tax; 0 if the whole has the price
  option_id INTEGER,                     -- the bundle columns are null for other types
  option_label TEXT,
  selection_id INTEGER,
  PRIMARY KEY (item_id, position)
) STRICT, WITHOUT ROWID;
INSERT INTO sales_order_item_part (item_id, position, product_id, quantity, sku, name, price)
  SELECT id, 0, coalesce(variant_id, product_id), 1, sku, name, price_including_tax FROM sales_order_item;

-- Invoices, shipments and credit memos, each for the whole order.
CREATE TABLE sales_document (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('invoice', 'shipment', 'creditmemo')),
  increment_id TEXT NOT NULL,
  order_id INTEGER NOT NULL REFERENCES sales_order (id),
  created_at TEXT NOT NULL,
  UNIQUE (order_id, kind),
  UNIQUE (kind, increment_id)
) STRICT;

CREATE TABLE sales_document_item (
  id INTEGER PRIMARY KEY,
  document_id INTEGER NOT NULL REFERENCES sales_document (id),
  item_id INTEGER NOT NULL REFERENCES sales_order_item (id),
  quantity INTEGER NOT NULL
) STRICT;
CREATE INDEX sales_document_item_document ON sales_document_item (document_id);

CREATE TABLE document_sequence (
  kind TEXT NOT NULL,
  store_id INTEGER NOT NULL REFERENCES store (id),
  last_number INTEGER NOT NULL,
  PRIMARY KEY (kind, store_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE shipment_track (
  id INTEGER PRIMARY KEY,
  document_id INTEGER NOT NULL REFERENCES sales_document (id),
  carrier TEXT NOT NULL,
  title TEXT NOT NULL,
  number TEXT NOT NULL
) STRICT;
CREATE INDEX shipment_track_document ON shipment_track (document_id);

-- The shop's comments on an order for its buyer.
CREATE TABLE sales_comment (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES sales_order (id),
  message TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX sales_comment_order ON sales_comment (order_id);

CREATE TABLE purchased_link (
  id INTEGER PRIMARY KEY,
  item_id INTEGER NOT NULL REFERENCES sales_order_item (id),
  link_id INTEGER NOT NULL,              -- no reference: the purchase outlives the link
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  file TEXT NOT NULL,
  hash TEXT NOT NULL UNIQUE,             -- random: part of the file's URL
  downloads_bought INTEGER NOT NULL,     -- 0 for unlimited
  downloads_used INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX purchased_link_item ON purchased_link (item_id);

ALTER TABLE payment_method_text ADD COLUMN instructions TEXT NOT NULL DEFAULT ''; -- how to pay, for the order mail
