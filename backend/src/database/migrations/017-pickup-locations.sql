-- Parcel lockers and shops where an order can be collected.

CREATE TABLE pickup_location (
  code TEXT PRIMARY KEY,
  country_id TEXT NOT NULL,
  region_id INTEGER,
  region TEXT,
  city TEXT NOT NULL,
  street TEXT NOT NULL,
  postcode TEXT NOT NULL,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  phone TEXT,
  email TEXT,
  contact_name TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE pickup_location_text (
  code TEXT NOT NULL REFERENCES pickup_location (code),
  store_id INTEGER NOT NULL REFERENCES store (id),
  name TEXT NOT NULL,
  description TEXT NOT NULL,             -- its place and opening hours
  PRIMARY KEY (code, store_id)
) STRICT, WITHOUT ROWID;

ALTER TABLE cart_address ADD COLUMN pickup_location_code TEXT; -- of a shipping address that is such a location's
