-- Carts, coupons, delivery, payment and orders. Money is whole minor units (grosze), prices include tax.

CREATE TABLE cart (
  id INTEGER PRIMARY KEY,
  masked_id TEXT NOT NULL UNIQUE,        -- the only id that clients see
  store_id INTEGER NOT NULL REFERENCES store (id),
  is_active INTEGER NOT NULL DEFAULT 1,  -- 0 once it has become an order
  email TEXT,
  coupon_code TEXT,                      -- as entered
  carrier_code TEXT,
  method_code TEXT,
  payment_code TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE cart_item (
  id INTEGER PRIMARY KEY,
  cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id),
  variant_id INTEGER REFERENCES product (id), -- the sold variant of a configurable
  quantity INTEGER NOT NULL CHECK (quantity > 0)
) STRICT;
CREATE INDEX cart_item_cart ON cart_item (cart_id);

CREATE TABLE cart_item_option (
  item_id INTEGER NOT NULL REFERENCES cart_item (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,             -- in the order of the request
  attribute_id INTEGER NOT NULL REFERENCES attribute (id),
  option_id INTEGER NOT NULL REFERENCES attribute_option (id),
  PRIMARY KEY (item_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE cart_address (
  cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  type TEXT NOT NULL CHECK (type IN ('shipping', 'billing')),
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  company TEXT,
  vat_id TEXT,
  street TEXT NOT NULL,                  -- lines, separated by line feeds
  city TEXT NOT NULL,
  postcode TEXT,
  telephone TEXT,
  country_code TEXT NOT NULL,
  region TEXT,
  region_code TEXT,
  region_id INTEGER,
  PRIMARY KEY (cart_id, type)
) STRICT, WITHOUT ROWID;

CREATE TABLE coupon (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE COLLATE NOCASE,
  kind TEXT NOT NULL CHECK (kind IN ('percent', 'fixed', 'free_shipping')),
  amount INTEGER NOT NULL DEFAULT 0,     -- whole percent, or minor units off the cart
  minimum_subtotal INTEGER NOT NULL DEFAULT 0,
  expires_at TEXT,                       -- refused from this time on
  usage_limit INTEGER,
  times_used INTEGER NOT NULL DEFAULT 0,
  is_active INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE shipping_method (
  id INTEGER PRIMARY KEY,
  carrier_code TEXT NOT NULL,
  method_code TEXT NOT NULL,
  position INTEGER NOT NULL,
  free_from INTEGER,                     -- subtotal from which it is free
  max_weight REAL,                       -- kilograms; not offered for heavier carts
  UNIQUE (carrier_code, method_code)
) STRICT;

CREATE TABLE shipping_method_text (
  method_id INTEGER NOT NULL REFERENCES shipping_method (id),
  store_id INTEGER NOT NULL REFERENCES store (id),
  carrier_title TEXT NOT NULL,
  method_title TEXT NOT NULL,
  PRIMARY KEY (method_id, store_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE shipping_rate (
  method_id INTEGER NOT NULL REFERENCES shipping_method (id),
  from_weight REAL NOT NULL,             -- kilograms; the highest step that a cart reaches applies
  price INTEGER NOT NULL,
  PRIMARY KEY (method_id, from_weight)
) STRICT, WITHOUT ROWID;

CREATE TABLE payment_method (
  code TEXT PRIMARY KEY,
  position INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE payment_method_text (
  code TEXT NOT NULL REFERENCES payment_method (code),
  store_id INTEGER NOT NULL REFERENCES store (id),
  title TEXT NOT NULL,
  PRIMARY KEY (code, store_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE checkout_agreement (
  id INTEGER PRIMARY KEY,
  mode TEXT NOT NULL CHECK (mode IN ('AUTO', 'MANUAL')),
  position INTEGER NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE checkout_agreement_text (
  agreement_id INTEGER NOT NULL REFERENCES checkout_agreement (id),
  store_id INTEGER NOT NULL REFERENCES store (id),
  name TEXT NOT NULL,
  checkbox_text TEXT NOT NULL,
  content TEXT NOT NULL,
  PRIMARY KEY (agreement_id, store_id)
) STRICT, WITHOUT ROWID;

-- An order copies everything when it is placed: later changes of products, prices or titles do not affect it.
CREATE TABLE sales_order (
  id INTEGER PRIMARY KEY,
  increment_id TEXT NOT NULL UNIQUE,     -- the order number that the shopper sees
  cart_id INTEGER NOT NULL UNIQUE REFERENCES cart (id),
  store_id INTEGER NOT NULL REFERENCES store (id),
  state TEXT NOT NULL DEFAULT 'new',
  status TEXT NOT NULL DEFAULT 'pending',
  customer_email TEXT NOT NULL,
  currency TEXT NOT NULL,
  coupon_code TEXT,
  shipping_carrier_code TEXT,            -- the shipping columns are null when nothing is shipped
  shipping_method_code TEXT,
  shipping_description TEXT,
  payment_code TEXT NOT NULL,
  payment_title TEXT NOT NULL,
  total_quantity INTEGER NOT NULL,
  weight REAL NOT NULL,
  subtotal_including_tax INTEGER NOT NULL,
  discount_amount INTEGER NOT NULL,
  shipping_including_tax INTEGER NOT NULL,
  tax_amount INTEGER NOT NULL,           -- included in the grand total
  grand_total INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE sales_order_item (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES sales_order (id),
  product_id INTEGER NOT NULL,           -- the product with a page; no reference: the order outlives it
  variant_id INTEGER,
  type TEXT NOT NULL,
  sku TEXT NOT NULL,
  name TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  price_including_tax INTEGER NOT NULL,
  row_total_including_tax INTEGER NOT NULL,
  discount_amount INTEGER NOT NULL,
  tax_amount INTEGER NOT NULL
) STRICT;
CREATE INDEX sales_order_item_order ON sales_order_item (order_id);

CREATE TABLE sales_order_item_option (
  item_id INTEGER NOT NULL REFERENCES sales_order_item (id),
  position INTEGER NOT NULL,
  label TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (item_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE sales_order_address (
  order_id INTEGER NOT NULL REFERENCES sales_order (id),
  type TEXT NOT NULL CHECK (type IN ('shipping', 'billing')),
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  company TEXT,
  vat_id TEXT,
  street TEXT NOT NULL,
  city TEXT NOT NULL,
  postcode TEXT,
  telephone TEXT,
  country_code TEXT NOT NULL,
  region TEXT,
  region_code TEXT,
  region_id INTEGER,
  PRIMARY KEY (order_id, type)
) STRICT, WITHOUT ROWID;

CREATE TABLE order_sequence (
  store_id INTEGER PRIMARY KEY REFERENCES store (id),
  last_number INTEGER NOT NULL
) STRICT;
