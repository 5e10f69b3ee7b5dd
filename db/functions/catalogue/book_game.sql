-- What a game's money is booked under: the product of its vendor, or if the vendor has none, the game's own
-- category. A trigger sets it with every writing of a category, so no feed, seed or operator forgets it.
CREATE OR REPLACE FUNCTION catalogue.book_game()
RETURNS trigger LANGUAGE plpgsql
AS $$
BEGIN
  NEW.product := coalesce(
    (SELECT v.product FROM catalogue.vendor v WHERE v.vendor_code = NEW.vendor_code),
    NEW.game_type);
  RETURN NEW;
END $$;
