-- Further data of product and category pages: keywords, image roles, sort options of a category.

ALTER TABLE product_text ADD COLUMN meta_keyword TEXT;

ALTER TABLE product_media ADD COLUMN roles TEXT NOT NULL DEFAULT ''; -- 'image,small_image,thumbnail,swatch_image'
ALTER TABLE product_media ADD COLUMN is_disabled INTEGER NOT NULL DEFAULT 0;

ALTER TABLE category ADD COLUMN available_sort_by TEXT;  -- 'position,price'; null for all
ALTER TABLE category ADD COLUMN default_sort_by TEXT;
ALTER TABLE category ADD COLUMN landing_page INTEGER;    -- the CMS block shown above the products, or instead of them
ALTER TABLE category ADD COLUMN created_at TEXT;
ALTER TABLE category ADD COLUMN updated_at TEXT;

ALTER TABLE category_text ADD COLUMN meta_keywords TEXT;

-- The words of the full-text index, to suggest corrections of typing errors.
CREATE VIRTUAL TABLE product_search_term USING fts5vocab (product_search, 'row');
