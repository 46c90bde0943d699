-- Further differences between shops: tax by destination, names, files, and delivery from a minimum amount.

CREATE TABLE tax_rate (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,                   -- shown to customers
  country_code TEXT NOT NULL,            -- '*' for every country
  region_code TEXT NOT NULL DEFAULT '*',
  rate INTEGER NOT NULL,                 -- in thousandths of a percent: 8250 is 8.25 %
  UNIQUE (country_code, region_code)
) STRICT;
-- The tax of every shop before this version.
INSERT INTO tax_rate (title, country_code, rate) VALUES ('VAT 23%', '*', 23000);

CREATE TABLE website (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL,
  name TEXT NOT NULL
) STRICT;
INSERT INTO website VALUES (1, 'base', 'Main Website');
ALTER TABLE store ADD COLUMN group_code TEXT NOT NULL DEFAULT 'main_website_store';

-- Files below /media other than drawn pictures, such as a logo or an icon.
CREATE TABLE media_file (
  path TEXT PRIMARY KEY,                 -- 'logo/stores/1/logo.svg'
  type TEXT NOT NULL,                    -- 'image/svg+xml'
  content BLOB NOT NULL
) STRICT;

ALTER TABLE shipping_method ADD COLUMN offered_from INTEGER; -- not offered below this subtotal

ALTER TABLE sales_order ADD COLUMN tax_rate INTEGER NOT NULL DEFAULT 0; -- in thousandths of a percent
ALTER TABLE sales_order ADD COLUMN is_tax_included INTEGER NOT NULL DEFAULT 1; -- whether prices and the discount included it
UPDATE sales_order SET tax_rate = 1000 * tax_percent;
ALTER TABLE sales_order DROP COLUMN tax_percent;
