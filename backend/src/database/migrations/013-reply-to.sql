-- The Reply-To address of a mail, if it is not the shop's.
ALTER TABLE mail ADD COLUMN reply_to TEXT;
