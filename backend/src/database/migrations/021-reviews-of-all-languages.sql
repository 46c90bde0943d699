-- An approved review is shown in every store view, so that a product has one rating. `store_id` is the view in which it was written:
-- its reviews come first there.
DROP TRIGGER review_added;
DROP TRIGGER review_moderated;
DROP TRIGGER review_removed;
DROP TRIGGER review_rated;
DROP VIEW resummarise;
DROP TABLE product_review_summary;
DROP INDEX review_product;
CREATE INDEX review_product ON review (product_id, status, created_at);

-- A product's approved reviews in summary, for listings. Only the view resummarise writes it.
CREATE TABLE product_review_summary (
  product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
  review_count INTEGER NOT NULL,
  rating_summary INTEGER NOT NULL        -- percent of five stars; 0 without ratings
) STRICT;

-- `INSERT INTO resummarise VALUES (product)` updates the summary of that product.
CREATE VIEW resummarise (product_id) AS SELECT product_id FROM product_review_summary WHERE 0;

CREATE TRIGGER resummarise_product INSTEAD OF INSERT ON resummarise BEGIN
  DELETE FROM product_review_summary WHERE product_id = new.product_id;
  INSERT INTO product_review_summary
    SELECT new.product_id, count(DISTINCT r.id), coalesce(round(avg(v.value) * 20), 0)
    FROM review r LEFT JOIN review_vote v ON v.review_id = r.id
    WHERE r.product_id = new.product_id AND r.status = 'approved'
    HAVING count(*) > 0;
END;

CREATE TRIGGER review_added AFTER INSERT ON review WHEN new.status = 'approved' BEGIN
  INSERT INTO resummarise VALUES (new.product_id);
END;

CREATE TRIGGER review_moderated AFTER UPDATE OF status ON review WHEN new.status <> old.status BEGIN
  INSERT INTO resummarise VALUES (new.product_id);
END;

CREATE TRIGGER review_removed AFTER DELETE ON review WHEN old.status = 'approved' BEGIN
  INSERT INTO resummarise SELECT old.product_id WHERE EXISTS (SELECT 1 FROM product WHERE id = old.product_id);
END;

CREATE TRIGGER review_rated AFTER INSERT ON review_vote BEGIN
  INSERT INTO resummarise SELECT product_id FROM review WHERE id = new.review_id AND status = 'approved';
END;

INSERT INTO resummarise SELECT DISTINCT product_id FROM review WHERE status = 'approved';
