-- Listings are answered from memory; here stands which products changed since a process read them last. Versions only grow.

CREATE TABLE listing_change (
  product_id INTEGER PRIMARY KEY,
  version INTEGER NOT NULL
) STRICT;
CREATE INDEX listing_change_version ON listing_change (version);

-- On the view, beside the trigger that does the work: all that writes listing rows goes through it.
CREATE TRIGGER listing_changes INSTEAD OF INSERT ON reindex BEGIN
  INSERT OR REPLACE INTO listing_change
    VALUES (new.product_id, (SELECT coalesce(max(version), 0) + 1 FROM listing_change));
END;

CREATE TRIGGER listing_name_changes AFTER UPDATE OF sort_name ON product_text WHEN old.sort_name <> new.sort_name BEGIN
  INSERT OR REPLACE INTO listing_change
    VALUES (new.product_id, (SELECT coalesce(max(version), 0) + 1 FROM listing_change));
END;
