-- Shoppers who want to know when a product is in stock again. A row is deleted with its only mail.

CREATE TABLE stock_alert (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL COLLATE NOCASE,
  product_id INTEGER NOT NULL REFERENCES product (id),
  store_id INTEGER NOT NULL REFERENCES store (id),  -- whose language the mail is in
  requested_at TEXT NOT NULL,
  UNIQUE (email, product_id)
) STRICT;
CREATE INDEX stock_alert_product ON stock_alert (product_id);
CREATE INDEX stock_alert_requested ON stock_alert (requested_at);
