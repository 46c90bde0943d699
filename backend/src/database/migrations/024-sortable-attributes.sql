-- Magento's "Used for Sorting in Product Listing", for attributes without options.
ALTER TABLE attribute ADD COLUMN used_for_sort_by INTEGER NOT NULL DEFAULT 0;
