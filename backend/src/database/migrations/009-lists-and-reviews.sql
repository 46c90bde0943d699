-- Wish lists, compare lists, product reviews with their ratings.

CREATE TABLE wishlist (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL UNIQUE REFERENCES customer (id) ON DELETE CASCADE,
  sharing_code TEXT NOT NULL UNIQUE,
  name TEXT,                             -- null until the customer enters one
  visibility TEXT NOT NULL DEFAULT 'PRIVATE' CHECK (visibility IN ('PRIVATE', 'PUBLIC')),
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE wishlist_item (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  wishlist_id INTEGER NOT NULL REFERENCES wishlist (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  quantity REAL NOT NULL CHECK (quantity > 0),
  description TEXT,                      -- the customer's note
  added_at TEXT NOT NULL
) STRICT;
CREATE INDEX wishlist_item_list ON wishlist_item (wishlist_id);
CREATE INDEX wishlist_item_product ON wishlist_item (product_id);

-- The choices as decoded uids: 'configurable/93/49', 'bundle/1/2/1', 'custom-option/3'.
CREATE TABLE wishlist_item_choice (
  item_id INTEGER NOT NULL REFERENCES wishlist_item (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,             -- in the order of the request
  choice TEXT NOT NULL,
  value TEXT,                            -- the input of an entered option, or null
  PRIMARY KEY (item_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE compare_list (
  id INTEGER PRIMARY KEY,
  uid TEXT NOT NULL UNIQUE,
  customer_id INTEGER UNIQUE REFERENCES customer (id) ON DELETE CASCADE -- null for guests
) STRICT;

CREATE TABLE compare_item (
  id INTEGER PRIMARY KEY,
  list_id INTEGER NOT NULL REFERENCES compare_list (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  UNIQUE (list_id, product_id)
) STRICT;
CREATE INDEX compare_item_product ON compare_item (product_id);

CREATE TABLE rating (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE rating_text (
  rating_id INTEGER NOT NULL REFERENCES rating (id),
  store_id INTEGER NOT NULL REFERENCES store (id),
  name TEXT NOT NULL,
  PRIMARY KEY (rating_id, store_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE rating_option (
  id INTEGER PRIMARY KEY,
  rating_id INTEGER NOT NULL REFERENCES rating (id),
  value INTEGER NOT NULL CHECK (value BETWEEN 1 AND 5),
  UNIQUE (rating_id, value)
) STRICT;

CREATE TABLE review (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  store_id INTEGER NOT NULL REFERENCES store (id), -- the only view that shows it, because of its language
  customer_id INTEGER REFERENCES customer (id) ON DELETE SET NULL,
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'refused')),
  nickname TEXT NOT NULL,
  summary TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX review_product ON review (product_id, store_id, status, created_at);
CREATE INDEX review_customer ON review (customer_id, created_at);
CREATE INDEX review_pending ON review (id) WHERE status = 'pending';

CREATE TABLE review_vote (
  review_id INTEGER NOT NULL REFERENCES review (id) ON DELETE CASCADE,
  rating_id INTEGER NOT NULL REFERENCES rating (id),
  value INTEGER NOT NULL CHECK (value BETWEEN 1 AND 5),
  PRIMARY KEY (review_id, rating_id)
) STRICT, WITHOUT ROWID;

-- A product's approved reviews in summary, for listings. Only the view resummarise writes it.
CREATE TABLE product_review_summary (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  store_id INTEGER NOT NULL REFERENCES store (id),
  review_count INTEGER NOT NULL,
  rating_summary INTEGER NOT NULL,       -- percent of five stars; 0 without ratings
  PRIMARY KEY (product_id, store_id)
) STRICT, WITHOUT ROWID;

-- `INSERT INTO resummarise VALUES (product, store)` updates the summary of that product in that store view.
CREATE VIEW resummarise (product_id, store_id) AS SELECT product_id, store_id FROM product_review_summary WHERE 0;

CREATE TRIGGER resummarise_product INSTEAD OF INSERT ON resummarise BEGIN
  DELETE FROM product_review_summary WHERE product_id = new.product_id AND store_id = new.store_id;
  INSERT INTO product_review_summary
    SELECT new.product_id, new.store_id, count(DISTINCT r.id), coalesce(round(avg(v.value) * 20), 0)
    FROM review r LEFT JOIN review_vote v ON v.review_id = r.id
    WHERE r.product_id = new.product_id AND r.store_id = new.store_id AND r.status = 'approved'
    HAVING count(*) > 0;
END;

CREATE TRIGGER review_added AFTER INSERT ON review WHEN new.status = 'approved' BEGIN
  INSERT INTO resummarise VALUES (new.product_id, new.store_id);
END;

CREATE TRIGGER review_moderated AFTER UPDATE OF status ON review WHEN new.status <> old.status BEGIN
  INSERT INTO resummarise VALUES (new.product_id, new.store_id);
END;

CREATE TRIGGER review_removed AFTER DELETE ON review WHEN old.status = 'approved' BEGIN
  INSERT INTO resummarise SELECT old.product_id, old.store_id WHERE EXISTS (SELECT 1 FROM product WHERE id = old.product_id);
END;

CREATE TRIGGER review_rated AFTER INSERT ON review_vote BEGIN
  INSERT INTO resummarise SELECT product_id, store_id FROM review WHERE id = new.review_id AND status = 'approved';
END;
