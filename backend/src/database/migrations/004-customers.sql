-- Settings, customers, their tokens and addresses, newsletter, outgoing mail.

-- Settings that differ from Magento's defaults, with Magento's paths.
CREATE TABLE core_config_data (
  path TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE customer_group (
  id INTEGER PRIMARY KEY,                -- 0 for guests
  code TEXT NOT NULL
) STRICT;
INSERT INTO customer_group VALUES (0, 'NOT LOGGED IN'), (1, 'General'), (2, 'Wholesale'), (3, 'Retailer');

CREATE TABLE customer (
  id INTEGER PRIMARY KEY AUTOINCREMENT,  -- a deleted customer's id is never reused
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  store_id INTEGER NOT NULL REFERENCES store (id), -- the view in which the account was created
  group_id INTEGER NOT NULL DEFAULT 1 REFERENCES customer_group (id),
  prefix TEXT,
  firstname TEXT NOT NULL,
  middlename TEXT,
  lastname TEXT NOT NULL,
  suffix TEXT,
  date_of_birth TEXT,
  gender INTEGER,                        -- 1 male, 2 female, 3 not specified
  taxvat TEXT,
  allow_remote_shopping_assistance INTEGER NOT NULL DEFAULT 0,
  password_hash TEXT,                    -- scrypt, with its parameters and salt; null until one is set
  confirmation_key_hash TEXT,            -- null once the e-mail address is confirmed
  confirmation_sent_at TEXT,
  failures INTEGER NOT NULL DEFAULT 0,
  first_failure_at TEXT,
  locked_until TEXT,
  reset_token_hash TEXT,
  reset_requested_at TEXT,
  default_billing_id INTEGER REFERENCES customer_address (id) ON DELETE SET NULL,
  default_shipping_id INTEGER REFERENCES customer_address (id) ON DELETE SET NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

-- Only hashes of tokens are stored, so that reading the database does not allow a login.
CREATE TABLE customer_token (
  token_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX customer_token_customer ON customer_token (customer_id);

-- Counts of attempts, against guessing and floods; their target is stored as a hash.
CREATE TABLE throttle (
  key TEXT PRIMARY KEY,
  attempts INTEGER NOT NULL,
  until TEXT NOT NULL                    -- after that, the count restarts
) STRICT, WITHOUT ROWID;
CREATE INDEX throttle_until ON throttle (until);

CREATE TABLE customer_address (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
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
  region_id INTEGER
) STRICT;
CREATE INDEX customer_address_customer ON customer_address (customer_id);

-- Custom attributes of customers, such as consents.
CREATE TABLE customer_attribute (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  input TEXT NOT NULL CHECK (input IN ('boolean', 'text', 'textarea', 'date', 'select', 'multiselect')),
  is_required INTEGER NOT NULL DEFAULT 0,
  position INTEGER NOT NULL DEFAULT 0,
  forms TEXT NOT NULL DEFAULT 'customer_account_create,customer_account_edit'
) STRICT;

CREATE TABLE customer_attribute_label (
  attribute_id INTEGER NOT NULL REFERENCES customer_attribute (id),
  store_id INTEGER NOT NULL REFERENCES store (id),
  label TEXT NOT NULL,
  PRIMARY KEY (attribute_id, store_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE customer_attribute_option (
  id INTEGER PRIMARY KEY,
  attribute_id INTEGER NOT NULL REFERENCES customer_attribute (id),
  position INTEGER NOT NULL
) STRICT;

CREATE TABLE customer_attribute_option_label (
  option_id INTEGER NOT NULL REFERENCES customer_attribute_option (id),
  store_id INTEGER NOT NULL REFERENCES store (id),
  label TEXT NOT NULL,
  PRIMARY KEY (option_id, store_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE customer_attribute_value (
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  attribute_id INTEGER NOT NULL REFERENCES customer_attribute (id),
  value TEXT NOT NULL,                   -- '1' or '0' for a boolean, comma-separated option ids for a (multi)select
  PRIMARY KEY (customer_id, attribute_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE newsletter_subscriber (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  store_id INTEGER NOT NULL REFERENCES store (id),
  customer_id INTEGER REFERENCES customer (id) ON DELETE CASCADE,
  status TEXT NOT NULL CHECK (status IN ('SUBSCRIBED', 'NOT_ACTIVE', 'UNSUBSCRIBED', 'UNCONFIRMED')),
  confirmation_code_hash TEXT,           -- while NOT_ACTIVE: of the mailed code
  changed_at TEXT NOT NULL
) STRICT;
CREATE INDEX newsletter_subscriber_customer ON newsletter_subscriber (customer_id);

-- The outbox: a mail is stored in the transaction of its cause, and sent afterwards.
CREATE TABLE mail (
  id INTEGER PRIMARY KEY,
  recipient TEXT NOT NULL,
  store_id INTEGER NOT NULL REFERENCES store (id),
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  created_at TEXT NOT NULL,
  sent_at TEXT,                          -- null while it waits for an SMTP server
  next_attempt_at TEXT,                  -- null once it is sent or abandoned
  attempts INTEGER NOT NULL DEFAULT 0,
  last_error TEXT                        -- a code, never the server's text, which contains addresses
) STRICT;
CREATE INDEX mail_waiting ON mail (next_attempt_at) WHERE next_attempt_at IS NOT NULL;

ALTER TABLE cart ADD COLUMN customer_id INTEGER REFERENCES customer (id) ON DELETE CASCADE;
CREATE UNIQUE INDEX cart_of_customer ON cart (customer_id) WHERE is_active AND customer_id IS NOT NULL;

ALTER TABLE sales_order ADD COLUMN customer_id INTEGER; -- no reference: the order outlives the account
CREATE INDEX sales_order_customer ON sales_order (customer_id, id);
