-- Whom the reader of a mail answers, where that is not the shop.
ALTER TABLE mail ADD COLUMN reply_to TEXT;
