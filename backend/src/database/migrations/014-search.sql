-- What shoppers search in. Each row is a product in one store view, with the rowid of product_search; its words are stems, and each
-- begins with the id of its store view, so that every store view has its own dictionary.
CREATE VIRTUAL TABLE search_document USING fts5 (
  name,
  kind,     -- its categories and the options of its attributes
  summary,  -- the short description
  wider,    -- terms that those of its kind include: a unisex product is for women, too
  text,     -- the description and the SKU
  content = '', tokenize = 'unicode61 remove_diacritics 0'
);

-- The written words of these texts, to complete what a shopper types and to correct it.
CREATE TABLE search_word (
  store_id INTEGER NOT NULL REFERENCES store (id),
  word TEXT NOT NULL,        -- lower case, without diacritics
  spelling TEXT NOT NULL,    -- lower case, with diacritics
  term TEXT NOT NULL,        -- its stem
  named INTEGER NOT NULL,    -- the number of products that have it in their name, category, attributes or short description
  products INTEGER NOT NULL, -- the number of products that have it anywhere
  PRIMARY KEY (store_id, word)
) STRICT, WITHOUT ROWID;
-- Finds a word whose first letter is wrong or missing.
CREATE INDEX search_word_tail ON search_word (store_id, substr(word, 2));

-- As in Magento: a comma-separated list of words or phrases that mean the same.
CREATE TABLE search_synonyms (
  group_id INTEGER PRIMARY KEY,
  store_id INTEGER NOT NULL, -- 0 for every store view
  synonyms TEXT NOT NULL
) STRICT;
CREATE INDEX search_synonyms_store ON search_synonyms (store_id);

-- The rules of words by which the tables above were filled; none before the first product.
CREATE TABLE search_index (version INTEGER NOT NULL) STRICT;

-- Only the filters by name and description still use the written words, which need no prefixes and no copy of the texts.
DROP TABLE product_search_term;
DROP TABLE product_search;
CREATE VIRTUAL TABLE product_search USING fts5 (name, details, content = '', tokenize = 'unicode61 remove_diacritics 2');
