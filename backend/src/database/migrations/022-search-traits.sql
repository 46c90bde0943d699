-- The options of a product's attributes leave the column of its categories: they say how a thing is, and not what it is.
DROP TABLE search_document;
CREATE VIRTUAL TABLE search_document USING fts5 (
  name,
  kind,     -- its categories
  traits,   -- the options of its attributes
  summary,  -- the short description
  wider,    -- terms that those of its kind include: a unisex product is for women, too
  text,     -- the description and the SKU
  content = '', tokenize = 'unicode61 remove_diacritics 0'
);
