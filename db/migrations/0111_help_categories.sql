-- Up Migration
-- Under which heading of the help centre a topic stands that the operator added; the product's own know theirs.

ALTER TABLE system.help_text ADD COLUMN category text CHECK (category IN ('START', 'MONEY', 'GAMES', 'HOUSE'));
