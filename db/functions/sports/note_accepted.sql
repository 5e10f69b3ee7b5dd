-- Notes a live bet as due that was accepted after one of its legs was decided.
CREATE OR REPLACE FUNCTION sports.note_accepted()
RETURNS trigger LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO sports.due_bet (vendor, member_id, bet_id)
  SELECT NEW.vendor, NEW.member_id, NEW.bet_id
  WHERE EXISTS (SELECT FROM sports.leg l WHERE l.bet_id = NEW.bet_id AND l.result IS NOT NULL)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
