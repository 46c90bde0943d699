-- Listings are served from memory; this table records which products have changed since a process last read them.
-- Versions only increase.

CREATE TABLE listing_change (
  product_id INTEGER PRIMARY KEY,
  version INTEGER NOT NULL
) STRICT;
CREATE INDEX listing_change_version ON listing_change (version);

-- A second trigger on the view, because everything that writes listing rows uses it.
CREATE TRIGGER listing_changes INSTEAD OF INSERT ON reindex BEGIN
  INSERT OR REPLACE INTO listing_change
    VALUES (new.product_id, (SELECT coalesce(max(version), 0) + 1 FROM listing_change));
END;

CREATE TRIGGER listing_name_changes AFTER UPDATE OF sort_name ON product_text WHEN old.sort_name <> new.sort_name BEGIN
  INSERT OR REPLACE INTO listing_change
    VALUES (new.product_id, (SELECT coalesce(max(version), 0) + 1 FROM listing_change));
END;
