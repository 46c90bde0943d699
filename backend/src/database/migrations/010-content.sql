-- Settings of store views, CMS pages and blocks, page content, and events counted by the services.

-- Settings of one store view; they take precedence over core_config_data.
CREATE TABLE store_config_data (
  store_id INTEGER NOT NULL REFERENCES store (id),
  path TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (store_id, path)
) STRICT, WITHOUT ROWID;

CREATE TABLE cms_page (
  id INTEGER PRIMARY KEY,
  identifier TEXT NOT NULL,              -- its URL; pages of different store views may share it
  title TEXT NOT NULL,
  content_heading TEXT NOT NULL DEFAULT '',
  content TEXT NOT NULL DEFAULT '',      -- HTML with Magento's directives
  page_layout TEXT NOT NULL DEFAULT '1column',
  meta_title TEXT NOT NULL DEFAULT '',
  meta_keywords TEXT NOT NULL DEFAULT '',
  meta_description TEXT NOT NULL DEFAULT '',
  is_active INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX cms_page_identifier ON cms_page (identifier);

CREATE TABLE cms_page_store (
  page_id INTEGER NOT NULL REFERENCES cms_page (id),
  store_id INTEGER NOT NULL,             -- 0 for every store view
  PRIMARY KEY (page_id, store_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE cms_block (
  id INTEGER PRIMARY KEY,
  identifier TEXT NOT NULL,
  title TEXT NOT NULL,
  content TEXT NOT NULL DEFAULT '',
  is_active INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX cms_block_identifier ON cms_block (identifier);

CREATE TABLE cms_block_store (
  block_id INTEGER NOT NULL REFERENCES cms_block (id),
  store_id INTEGER NOT NULL,             -- 0 for every store view
  PRIMARY KEY (block_id, store_id)
) STRICT, WITHOUT ROWID;

-- The entries of the content service, most important first.
CREATE TABLE content_entry (
  id TEXT PRIMARY KEY,
  model TEXT NOT NULL,
  priority INTEGER NOT NULL DEFAULT 0,
  entry TEXT NOT NULL                    -- JSON in the format of the content API
) STRICT, WITHOUT ROWID;
CREATE INDEX content_entry_model ON content_entry (model, priority);

CREATE TABLE tracked_event (
  service TEXT NOT NULL CHECK (service IN ('content', 'tag-manager')),
  name TEXT NOT NULL,                    -- 'impression', 'view_item'
  subject TEXT NOT NULL,                 -- the content entry and its variation, or ''
  count INTEGER NOT NULL,
  last_at TEXT NOT NULL,
  PRIMARY KEY (service, name, subject)
) STRICT, WITHOUT ROWID;
