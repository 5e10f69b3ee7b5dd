-- Up Migration
-- What money is booked under is a column of its own: the category of the lobby follows each house's lists of
-- providers, the product does not.

CREATE DOMAIN catalogue.product AS text
  CHECK (VALUE IN ('RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT', 'VN', 'SEA'));

-- Codes with a meaning of their own: all of such a vendor's games are booked under one product. An alias is no
-- vendor: it stands for the games of the house's own vendors that are booked under the product.
CREATE TABLE catalogue.known_vendor (
  vendor_code text COLLATE "C" PRIMARY KEY CHECK (vendor_code ~ '^[A-Z][A-Z0-9_]{1,19}$'),
  product catalogue.product NOT NULL,
  is_alias boolean NOT NULL DEFAULT false
);
GRANT SELECT ON catalogue.known_vendor TO sala_app;
INSERT INTO catalogue.known_vendor (vendor_code, product, is_alias) VALUES
  ('LOTT', 'LOTT', false), ('ELOTT', 'ELOTT', false), ('TCG_LOTTO_VN', 'VN', false), ('TCG_SEA', 'SEA', false),
  ('TCG_SPORT', 'SPORTS', false), ('TCG_ESPORT', 'ESPORTS', false),
  ('AV', 'ESPORTS', false), ('AI', 'ESPORTS', false), ('IMES', 'ESPORTS', false), ('TF', 'ESPORTS', false), ('IA', 'ESPORTS', false),
  ('DS88', 'COCKFIGHT', false), ('TCG_COCK', 'COCKFIGHT', true);

ALTER TABLE catalogue.vendor
  -- Empty: each game is booked under its own category.
  ADD COLUMN product catalogue.product;
UPDATE catalogue.vendor v SET product = k.product FROM catalogue.known_vendor k WHERE k.vendor_code = v.vendor_code;

ALTER TABLE catalogue.game ADD COLUMN product catalogue.product;
UPDATE catalogue.game g SET product = coalesce(v.product, g.game_type) FROM catalogue.vendor v WHERE v.vendor_code = g.vendor_code;
ALTER TABLE catalogue.game
  ALTER COLUMN product SET NOT NULL,
  -- Empty where the words for slots and tables make no sense: a lottery, a sports book.
  DROP CONSTRAINT game_game_classify_check,
  ADD CONSTRAINT game_classify CHECK (game_classify IN ('', 'SL', 'SC', 'VP', 'JP', 'TG', 'AC'));

CREATE FUNCTION catalogue.book_game()
RETURNS trigger LANGUAGE plpgsql
AS $$
BEGIN
  NEW.product := coalesce(
    (SELECT v.product FROM catalogue.vendor v WHERE v.vendor_code = NEW.vendor_code),
    NEW.game_type);
  RETURN NEW;
END $$;
CREATE TRIGGER game_product BEFORE INSERT OR UPDATE OF game_type ON catalogue.game FOR EACH ROW EXECUTE FUNCTION catalogue.book_game();

CREATE OR REPLACE VIEW catalogue.listed_vendor AS
SELECT l.merchant_id, v.vendor_code, v.names || l.own_names AS names, coalesce(l.own_icon_url, nullif(v.icon_url, ''), '/art/mark.svg') AS icon_url, v.wallet_name, v.managed_by,
       l.state, l.maintenance_until, coalesce(l.position, v.position) AS position, v.is_example, v.is_house, v.product
FROM catalogue.vendor_listing l JOIN catalogue.vendor v USING (vendor_code);

CREATE OR REPLACE VIEW catalogue.listed_game AS
SELECT l.merchant_id, g.node_id, g.vendor_code, g.game_code, g.game_type, g.game_classify, g.names || l.own_names AS names,
       coalesce(l.own_icon_url, nullif(g.icon_url, ''), '/art/mark.svg') AS icon_url,
       coalesce(l.own_large_icon_url, nullif(g.large_icon_url, ''), l.own_icon_url, nullif(g.icon_url, ''), '/art/mark.svg') AS large_icon_url,
       g.is_free_playable AND NOT l.is_free_play_off AS is_free_playable, g.rtp,
       CASE WHEN g.absent_since IS NULL THEN l.state ELSE 'OFF' END AS state,
       CASE WHEN g.absent_since IS NULL THEN l.maintenance_until END AS maintenance_until,
       l.is_hot, l.is_new, l.position, g.absent_since, g.product
FROM catalogue.game_listing l JOIN catalogue.game g USING (node_id);

-- Bets of the vendors above were booked under the category that their games came in.
UPDATE wallet.game_guard q
SET product = g.product, house_real = wallet.purpose_no('house:' || g.product, 'REAL'), house_trial = wallet.purpose_no('house:' || g.product, 'TRIAL')
FROM catalogue.game g JOIN wallet.scope s ON s.scope = 'vendor:' || g.vendor_code
WHERE q.vendor_no = s.scope_no AND q.game_code = g.game_code AND q.product <> g.product;
